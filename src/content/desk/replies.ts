export const savedReplyWords = {
  title: 'Saved replies',
  intro: 'Texts that everybody who answers leads can insert into a reply.',
  hint: 'Without greeting and signature: the reply has both. {name} becomes the name of the person, {reference} the reference number.',
  add: 'Add a saved reply',
  name: 'Title',
  nameHint: 'You find it by this title.',
  text: 'Text',
  save: 'Save',
  formatDelete: (title: string) => `Delete “${title}”`,
  none: 'There are no saved replies yet.',
  saved: 'Saved.',
  deleted: 'Deleted.',
};
