/**
 * What Enter opens for a text: the entry with the text as its title, else an entry with a title that begins with its
 * words, else the first of Fuse.js; a page before a file. Titles come from pages, menus, rows of the repository,
 * documents and the FAQ. By path; a use case as `/details~slug`.
 */
export const firstSuggestions: readonly (readonly [query: string, path: string])[] = [
  // The anchor of home's section, and the footer's name for it.
  ['services', '#services'],
  ['Services', '#services'],
  ['certificates', '#services'],
  ['home', '/'],
  ['token', '/Home/Faq#lost-token'],
  ['lost token', '/Home/Faq#lost-token'],
  ['cost', '/pricing'],
  ['token price', '/pricing'],
  ['stolen token', '/Home/Faq#lost-token'],
  ['pricing', '/pricing'],
  ['dsc price calculator', '/pricing'],
  ['downloads', '/downloads'],
  ['repository', '/downloadsRepos'],
  ['blogs', '/Home/Blogs'],
  ['careers', '/careers'],
  ['become a partner', '/becomeapartner'],
  ['contact', '/Home/Contact'],
  ['contact us', '#contact'],
  ['faq', '/Home/Faq'],
  ['apply for a dsc', '/apply-dsc-process'],
  ['privacy policy', '/privacy-policy'],
  ['terms of service', '/Content/terms-of-service.pdf'],
  // The topics of section 2.
  ['e-tender', '/details~e-tender'],
  ['icegate', '/details~icegate'],
  ['DGFT For Foreign Trade', '/details~dgft'],
  ['employee provident fund', '/details~employee-provident-fund'],
  ['e-ticketing irctc', '/details~irctc-e-ticketing'],
  ['foreign national dsc', '/details~foreign-national'],
  // The rows of the repository, and the words of one of them in another order.
  ['root ca certificate', '/repository/root-ca.cer'],
  ['national root ca certificate', '/repository/root-ca.cer'],
  ['root certificate', '/repository/root-ca.cer'],
  ['ca certificate', '/repository/ca.cer'],
  ['sub-ca certificate', '/repository/sub-ca.cer'],
  ['sub ca certificate', '/repository/sub-ca.cer'],
  // The title of the page begins with it; the title of the file has it elsewhere.
  ['crl', '/downloadsRepos#sub-ca.crl'],
  ['what is a digital signature certificate', '/Home/Faq#what-is-a-dsc'],
  ['what is a dsc', '/Home/Faq#what-is-a-dsc'],
  ['certificate validation', '/Home/Faq#certificate-validation'],
  ['revocation form', '/forms/Revocation Form.pdf'],
  ['authorisation letter', '/forms/authorization-letter.pdf'],
  ['identity proof', '/forms/identity_proof.pdf'],
  ['board resolution', '/forms/board-resolution.pdf'],
  // External links, by the titles of section 2.
  ['cca guidelines', 'https://cca.gov.in/guidelines.html'],
  ['record video', 'https://portal.mohar.example/record-video'],
  ['kyc login', 'https://portal.mohar.example/sign-up'],
  ['buy dsc', 'https://portal.mohar.example/sign-up'],
];
