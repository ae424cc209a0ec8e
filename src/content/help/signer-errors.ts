import { site } from '#content/site.ts';
import type { ErrorGroup } from '#domain/help/error-text.ts';

const downloads = { title: 'Utility and drivers', path: '/downloads' } as const;
const allowApps = {
  title: 'Should I allow the connection to apps on this device?',
  path: '/Home/Faq#apps-on-this-device',
} as const;

/** GST and TRACES: their signer programs. */
export const gstErrors: ErrorGroup = {
  slug: 'gst',
  title: 'GST',
  portal: { title: 'Get the signer program for GST', href: 'https://www.gst.gov.in/help/docsigner' },
  errors: [
    {
      slug: 'emsigner-connection',
      text: 'Failed to establish connection to the server. Kindly restart the emSigner',
      otherTexts: ['emSigner is not running', 'signer is not running'],
      similar: ['emsigner-version', 'java-not-detected'],
      needs: ['emsigner'],
      meaning:
        'The portal can’t reach the signer program. This program connects the portal to your token. The program has stopped, or your browser blocks it.',
      steps: [
        'Close the signer program and start it again. This usually fixes the error.',
        'Keep only one tab of the portal open.',
        'If the browser asks to connect to apps on this device, allow it.',
        'Open https://127.0.0.1:1585 in a new tab. If the browser warns you about the certificate of this local address, continue, then go back to the portal.',
        'Turn off any proxy or VPN. An antivirus program can also block local connections.',
        `Sign again. If it still fails, call ${site.phones.support}.`,
      ],
      links: [downloads, allowApps],
      source:
        'https://vdocuments.net/dsc-usage-and-troubleshooting-guide-for-tax-no-629-dt-12jul17pdf-b-this-would.html',
    },
    {
      slug: 'emsigner-version',
      text: 'Please install and use correct version of emSigner',
      needs: ['emsigner', 'signer'],
      meaning: 'The signer program on your computer is an old version, or belongs to another portal.',
      steps: [
        'Uninstall every version of emSigner.',
        'Install the signer program that the GST portal’s own page offers.',
        'Start it as administrator and sign again.',
      ],
    },
    {
      slug: 'signing-cancelled',
      text: 'Signing Cancelled',
      needs: ['cancelled'],
      meaning:
        'Nothing was signed. The password was wrong, the time ran out, or no certificate on the token has the signatory’s PAN.',
      steps: [
        'Start again and enter the token password when the signer program asks for it.',
        'Select the certificate for signing, not the one for encryption.',
        'Check that the certificate has the PAN of the signatory who is registered on the portal.',
      ],
      links: [{ title: 'Which certificate do I select?', path: '/Home/Faq#which-certificate-to-pick' }],
    },
    {
      slug: 'gst-registration-failed',
      text: 'registration failed during signature verification',
      meaning:
        'The portal read your signature, but the PAN in the certificate isn’t the PAN of the signatory who is registered on the portal.',
      steps: [
        'The person whose PAN is on the portal must sign, with their own token.',
        'If your certificate has no PAN, you need a certificate with the signatory’s PAN.',
      ],
      links: [{ title: 'Check your certificate', path: '/check' }],
    },
    {
      slug: 'multiple-signed-data',
      text: 'Multiple signed data is not allowed',
      meaning: 'The signer program of another portal answered, or two signatures were sent at the same time.',
      steps: [
        'Close every signer program. Keep only one tab of the portal open.',
        'Start only the signer program of the GST portal, and sign again.',
      ],
    },
    {
      slug: 'pan-mismatch',
      text: 'PAN mismatch',
      otherTexts: ['PAN in DSC does not match with PAN of signatory'],
      needs: ['dsc', 'pan'],
      meaning: 'The PAN in the certificate is not the PAN in the profile of the person who signs.',
      steps: [
        'Compare the PAN in the profile with the PAN card of the person who holds the certificate. You can’t read the PAN in the certificate, but our check can compare it with a PAN that you type.',
        'If the PANs differ, the person in the profile must sign with their own token. Or have the profile corrected.',
      ],
      links: [{ title: 'Check your certificate', path: '/check' }],
      source:
        'https://vdocuments.net/dsc-usage-and-troubleshooting-guide-for-tax-no-629-dt-12jul17pdf-b-this-would.html',
    },
    {
      slug: 'java-not-detected',
      text: 'JAVA jre is not detected by GSTemsigner',
      needs: ['java', 'jre'],
      meaning: 'The signer program can’t find Java, or doesn’t recognise the Java that it finds.',
      steps: [
        'Install Oracle’s Java. The signer program may not detect Java from another maker.',
        'Start the signer program again, as administrator.',
      ],
    },
  ],
};

export const tracesErrors: ErrorGroup = {
  slug: 'traces',
  title: 'TRACES',
  portal: { title: 'Go to TRACES, for tax deducted at source (TDS)', href: 'https://www.tdscpc.gov.in' },
  errors: [
    {
      slug: 'traces-websocket',
      text: 'Error in establishing connection with TRACES Websocket Esigner',
      needs: ['traces', 'esigner'],
      meaning: 'TRACES can’t reach WebSigner, its signer program.',
      steps: [
        'Start WebSigner as administrator and keep it running.',
        'Use 32-bit Java, version 8 or later.',
        'Turn off any proxy or VPN while you sign.',
      ],
      links: [{ title: 'TRACES shows a Websocket Esigner error', path: '/Home/Faq#traces-signer' }],
      source: 'https://support.kdksoftware.com/portal/en/kb/articles/traces-websocket-esigner-error',
    },
  ],
};

/** What the browser's console says. */
export const browserErrors: ErrorGroup = {
  slug: 'browser',
  title: 'Browser',
  errors: [
    {
      slug: 'loopback-denied',
      text: 'Permission was denied for this request to access the `loopback` address space',
      needs: ['loopback'],
      meaning: 'The browser was not allowed to reach the signer program on your computer.',
      steps: [
        'Click the icon beside the portal’s address, and allow the portal to connect to apps on this device.',
        'Reload the page and sign again.',
        'On an office computer, your IT team may have blocked this connection. Ask them to allow it.',
      ],
      links: [allowApps],
      source: 'https://support.vertigis.com/hc/en-us/articles/32555952561682-Local-Network-Access-changes-in-Chromium',
    },
    {
      slug: 'local-certificate',
      text: 'net::ERR_CERT_AUTHORITY_INVALID for localhost or 127.0.0.1',
      needs: ['127', 'localhost'],
      meaning: 'The browser doesn’t trust the certificate of the signer program on your computer.',
      steps: [
        'In a new tab, open the local address of the signer program, such as https://127.0.0.1:1585. The message or the portal’s help shows it. Continue past the warning.',
        'Reload the page of the portal and sign again.',
        'If the message comes back, install the signer program again, as administrator.',
      ],
    },
    {
      slug: 'websocket-failed',
      text: 'WebSocket connection to ‘ws://127.0.0.1’ failed',
      needs: ['127', 'localhost'],
      meaning: 'No signer program on your computer is responding.',
      steps: [
        'Start the portal’s signer program.',
        'If the browser asks to connect to apps on this device, allow it.',
        'Reload the page of the portal and sign again.',
      ],
      links: [allowApps],
    },
  ],
};
