/** Why something was refused, by the code of the error, and what to do. */
export const problemWords: { readonly [code: string]: string } = {
  'server-unreachable': 'The server cannot be reached, so this is not saved yet. What you typed is still here.',
  unexpected:
    'Something went wrong on our side, so this may not be saved. What you typed is still here: copy it, then reload the page to see what was saved.',
  'store-unavailable':
    'The database cannot be reached, so nothing was saved. What you typed is still here: try again in a minute.',
  busy: 'Too much is in progress. Try again in a few seconds.',
  'signed-out':
    'You were signed out, and nothing was saved. Sign in in another tab, then save again: what you typed is still here. ',
  'session-ended':
    'Your session has ended, so this page shows no more changes. Sign in in another tab, and it goes on by itself. ',
  'nothing-selected': 'Select the leads first.',
  'nothing-chosen': 'Choose a status or an owner first. The leads are still selected.',
  'not-allowed': 'Your role does not allow this. Ask an owner.',
  'passkey-refused': 'The passkey was not accepted. Press the button again.',
  'invitation-invalid': 'This invitation was used or replaced, or is older than 30 minutes. Ask for a new one.',
  'lead-unknown': 'This lead does not exist, or was erased.',
  'lead-changed':
    'Somebody else changed this lead before you. Nothing of yours was saved; what you typed is still here. Look at the history, then save again.',
  'media-refused': 'This file cannot be published.',
  'content-refused': 'This item does not exist any more.',
  'post-unknown': 'There is no post or version at this address.',
  'post-changed':
    'Somebody else saved this post, or you did in another tab. Nothing of yours was saved, and what you typed is still here. Save again to replace the other text; what was published stays in the versions.',
  'item-unknown': 'There is no notice or advertisement at this address.',
  'item-changed':
    'Somebody else changed this item since you opened it. Nothing of yours was saved, and what you typed is still here. Save again to replace the other change.',
  'order-changed': 'Somebody else changed the advertisements meanwhile. This is their order now; try again.',
  'text-refused': 'Not published:',
  'reply-empty': 'Not sent: the reply has nothing but the greeting.',
  'entry-invalid': 'Not saved:',
};

/** Below a form that the page sends again by itself. */
export const retrying = 'It is tried again every few seconds.';

export const passkeyWords = {
  signInTitle: 'Sign in',
  signInIntro: 'Sign in with the passkey that you created when you were invited. There are no passwords here.',
  signIn: 'Sign in with a passkey',
  waiting: 'Waiting for your passkey…',
  cancel: 'Cancel',
  ended: 'Your session has ended. Sign in, and you are back on the page that you opened.',
  lost: 'If your passkey is lost, ask an owner of this desk, or the person who runs the server, for a new link.',
  joinTitle: 'Create your passkey',
  formatJoin: (name: string, role: string) => `You were invited as ${name}, with the role ${role}.`,
  joinIntro:
    'Your device asks for your fingerprint, face or screen lock, and stores a passkey for this desk. Passkeys that you had before stop working, and your other sessions end.',
  join: 'Create the passkey',
  withoutScript: 'Passkeys need JavaScript. Switch it on for this site, then reload the page.',
  unsupported: 'This browser cannot use passkeys. Use a current version of Chrome, Edge, Firefox or Safari.',
  cancelled: 'No passkey was used. Try again. If you created your passkey on another phone or computer, use that one.',
  known: 'This device already has a passkey of yours for the desk.',
  failed: 'The passkey could not be used. Try again, or use another device.',
  tooMany: 'Too many attempts from your network. Try again in ten minutes.',
  unreachable: 'The server cannot be reached. Try again in a moment.',
  confirmHint: 'You are asked for your passkey again.',
};
