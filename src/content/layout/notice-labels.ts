/** The file of a notice, shown in a dialog. */
export const noticePreviewLabels = {
  openPdf: 'Open the PDF',
  download: 'Download',
} as const;
