/** The widgets that are React in the browser, by the name that `<Island>` gives; each is a chunk of its own. */
export const islands = {
  search: () => import('#website/layout/search/search-bar.tsx').then((module) => module.SearchBar),
  enquiry: () => import('#website/pages/contact/enquiry-form.tsx').then((module) => module.EnquiryForm),
  application: () => import('#website/pages/career/application-form.tsx').then((module) => module.ApplicationForm),
  calculator: () => import('#website/pages/price/page-calculator.tsx').then((module) => module.PageCalculator),
  checker: () => import('#website/pages/check/checker.tsx').then((module) => module.Checker),
  details: () => import('#website/pages/use-case/topic-details.tsx').then((module) => module.TopicDetails),
  fingerprint: () =>
    import('#website/pages/repository/compare-fingerprint.tsx').then((module) => module.CompareFingerprint),
  errors: () => import('#website/pages/help/find-message.tsx').then((module) => module.FindMessage),
  copy: () => import('#website/components/copy/copy-button.tsx').then((module) => module.CopyButton),
};

export type IslandName = keyof typeof islands;

export type Widget<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
