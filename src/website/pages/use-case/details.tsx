import { detailsLabels as labels } from '#content/use-case/labels.ts';
import { Island } from '#website/islands/island.tsx';
import { PageMeta } from '#website/page-meta.tsx';
import { TopicDetails } from './topic-details.tsx';

/** `/details`: a topic out of the navigation state (R2.20), which the browser fills in. */
export default function Details() {
  return (
    <>
      <PageMeta title={labels.empty.title} />
      <Island name="details" widget={TopicDetails} props={{}} isEager />
    </>
  );
}
