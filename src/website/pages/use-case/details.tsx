import { detailsLabels as labels } from '#content/use-case/labels.ts';
import { Island } from '#website/islands/island.tsx';
import { PageMeta } from '#website/page-meta.tsx';
import { TopicDetails } from './topic-details.tsx';

/** `/details`: shows the topic in `history.state`, which only the browser can read (R2.20). */
export default function Details() {
  return (
    <>
      <PageMeta title={labels.empty.title} />
      <Island name="details" widget={TopicDetails} props={{}} isEager />
    </>
  );
}
