import { partner } from '#content/partner/partner.ts';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { EnquiryForm } from '#website/components/enquiry/enquiry-form.tsx';

/** The partner form over whatever page one is on (R2.15). */
export function PartnerDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading={partner.title} onClose={onClose}>
      {(headingId) => (
        <>
          <p>{partner.lead}</p>
          <EnquiryForm kind="partner" labelledBy={headingId} />
        </>
      )}
    </Dialog>
  );
}
