import type { EntryKey } from '#domain/search/search-entry.ts';

/**
 * What people type for a page, a question or a file, by its path: alternative titles, other words and common misspellings.
 * Words that the title has are not repeated.
 */
export const alternatives: { readonly [path: string]: string } = {
  '/': 'start main page homepage dsc company india certifying authority website',
  '/apply-dsc-process':
    'application new fresh buy get obtain order purchase procedure process step registration enrol create make online kyc ' +
    'ekyc paperless aadhaar adhaar aadhar pan otp video verification digital sign signature banwana kaise banaye not coming received',
  '/download-dsc-process':
    'collect receive install issue issued generate import save utility token certificate in into step steps approved approval enrollment reference not working failed error problem',
  '/revoke-dsc-process':
    'revocation cancel cancellation block blocked stop deactivate suspend suspension suspention temporary temporarily disable lost stolen stole theft missing ' +
    'compromised misuse misused fraud hold resume unsuspend emergency close surrender sunday holiday night weekend',
  '/downloads':
    'driver drivers software setup install installer utility tool program dongle usb token mac macbook macos windows exe dmg ' +
    'msi zip biometric fingerprint device',
  '/downloadsRepos':
    'certificates documents policies chain trust verify sha256 thumbprint fingerprint checksum intermediate issuer cer crt ldap',
  '/check':
    'verify validate signature pdf valid expired portal refuses dsc not accepted rejected problem error wrong certificate sign ' +
    'encrypt pan mismatch signature problems validity unknown e-aadhaar form 16 tender changed tampered checker tool',
  '/pricing':
    'dsc price cost costs fee fees charge charges rate rates list amount payment pay paid buy order how much gst invoice bill ' +
    'quote quotation estimate renew renewal charges rupees rs inr cheap cheapest total calculator one two three year validity ' +
    'token shipping courier delivery assistance class 3 2 1 years upi card netbanking coupon promo code voucher',
  '/choose': 'choose chooser wizard finder guide which type need recommend suggest plan deadline select right confused',
  '/help/errors': 'error errors code message problem not working failed fail troubleshoot fix console',
  '/help/errors#emsigner-connection': 'emsign em signer not working error port connect fail localhost 1585 restart gst',
  '/Home/Faq': 'faqs help question answer doubt query problem issue support guide knowledge',
  '/Home/Contact':
    'contact us phone telephone call mobile toll free number email mail address office location map noida meerut helpline ' +
    'customer care support helpdesk chat whatsapp complaint enquiry inquiry ask talk human agent reach timing hours bulk ' +
    'opening working office sunday weekend holiday closed 24x7 clients certificates many quantity 10 20 40 50 100 ' +
    'corporate refund money back cancel order branch near nearby local city centre pincode hindi language id payment transaction failed deducted debited twice double status otp someone',
  '/Home/Blogs': 'article articles post posts news guide tutorial read',
  '/becomeapartner':
    'partnership dealer dealership distributor franchise franchisee reseller agent associate channel ra registration ' +
    'authority earn commission business sell seller wholesale join tie-up collaborate margin csc common service centre vle cyber cafe',
  '/careers':
    'career job jobs vacancy vacancies opening openings hiring hire recruitment recruit work employment apply resume cv ' +
    'salary internship intern fresher hr position naukri',
  '/privacy-policy':
    'privacy data protection gdpr dpdp personal information terms conditions policy legal cookies consent disclaimer liability ' +
    'delete erase',
  '/accessibility':
    'accessible screen reader nvda jaws talkback voiceover disability disabled divyang divyangjan blind low vision keyboard ' +
    'contrast zoom wcag gigw axe',
  '#about': 'company profile history experience who we are organisation',
  '#services': 'type class 3 individual organisation foreign national kind certificate product signer encryption',
  '#contact': 'enquiry form message write ask phone email address hindi language office',
  '/details~e-tender':
    'digital signature e-tendering etender tender tenders bid bids bidder bidding eprocurement procurement gepnic cppp nprocure contractor ' +
    'contract auction eauction supplier vendor railway ireps pwd',
  '/details~icegate':
    'digital signature customs import export importer exporter shipping bill of entry cha broker cargo port indian electronic gateway',
  '/details~dgft':
    'digital signature iec import export code foreign trade exporter importer licence license directorate general rodtep meis scrip advance ' +
    'authorisation',
  '/details~mca-income-tax-gst':
    'digital signature roc mca21 v3 company registrar director din dir-3 kyc llp annual filing return itr efiling e-filing tax auditor chartered ' +
    'accountant ca cs company secretary udin gstr gstn goods services spice incorporation mgt aoc',
  '/details~employee-provident-fund':
    'digital signature employee employees provident fund pf epf epfo employer establishment uan esic pension claim kyc approve ecr',
  '/details~irctc-e-ticketing':
    'digital signature e-ticketing ticketing railway train ticket agent rsp psp booking travel rail principal retail service provider',
  '/details~ipr':
    'digital signature trademark trade mark patent patents copyright design intellectual property attorney brand logo ipindia',
  '/details~foreign-national':
    'digital signature national foreigner foreigners foreign director overseas abroad passport visa oci pio apostille apostilled notary notarised embassy consulate ' +
    'non resident nepal bhutan usa uk expat international citizen',
  '/downloads#token-drivers':
    'driver software install setup usb dongle token download epass2003 feitian watchdata proxkey pro key hyperpki hypersecu ' +
    'moser baer etoken gemalto aladdin crypto',
  '/downloads#biometric-drivers':
    'fingerprint scanner device rd service mfs100 mfs110 install setup software download aadhaar iris',
  '/downloads#utilities': 'software setup tool exe install dsc download wizard',
  'https://www.java.com/en/download/': 'jre jdk jnlp applet install',
  'https://adoptium.net/': 'jre jdk openjdk install',
  '/forms/ra-agreement.pdf': 'registration authority partner contract',
  '/forms/relying-party-agreement.pdf': 'rely verify contract',
  '/forms/identity_proof.pdf': 'id form address kyc document',
  '/forms/authorization-letter.pdf':
    'authorization athorisation format authority sample organisation company firm dsc letterhead partner',
  '/forms/ProofofIdentityandAuthorisationLetter.pdf': 'authorization id format organisation',
  '/forms/board-resolution.pdf': 'company director format sample letter authorised signatory digital signature dsc',
  '/forms/AuthorisationLetterfotGovtEmployees.pdf': 'authorization government govt department officer psu format',
  '/forms/Security_letter.pdf': 'format undertaking declaration',
  '/forms/Revocation Form.pdf': 'revoke cancel block suspend request application format lost',
  '/forms/CCA-CP.pdf': 'controller interoperability policy oid rules',
  '/Content/terms-of-service.pdf':
    'refund refunds money back cancellation conditions tos subscriber agreement replacement return payment transaction failed amount deducted debited twice double cancel order',
  '/repository/cps-4.1.1.pdf': 'latest current practice statement',
  '/repository/uidai-privacy-policy.pdf': 'aadhaar adhaar aadhar ekyc data',
  '/repository/sub-ca.cer': 'issuing intermediate issuer download install chain',
  '/repository/ca.cer': 'licensed intermediate issuer download install chain',
  '/repository/root-ca.cer': 'cca india rcai trust download install',
  '/repository/sub-ca.crl': 'download file revoked certificates der user end entity crl',
  '/repository/ca.crl': 'download file revoked certificates der',
  '/downloadsRepos#crl': 'download file dates update next date latest revoked serial numbers',
  '/downloadsRepos#compute': 'sha256 sha-256 checksum hash thumbprint verify certutil openssl check',
  '/Home/Faq#what-is-a-dsc': 'meaning definition define explain electronic basics introduction full form',
  '/Home/Faq#dsc-or-scanned-signature': 'image jpg photo electronic scan',
  '/Home/Faq#legal-validity': 'law legally it act 2000 court evidence admissible accepted',
  '/Home/Faq#dsc-types': 'kinds class individual organisation foreign device',
  '/Home/Faq#how-long-valid':
    'dsc validity expiry expire expires expired period duration year end date one two three 1 2 3 last long',
  '/Home/Faq#sign-encrypt-or-both':
    'encryption signing combo combination difference decrypt encription what is it for meaning use purpose certificate',
  '/Home/Faq#class-2-today': 'dsc available get class2 class 1 class 3 old discontinued stopped',
  '/Home/Faq#more-than-one-dsc': 'two multiple several second another same person',
  '/Home/Faq#dsc-or-esign': 'aadhaar e-sign otp adhaar aadhar difference',
  '/Home/Faq#inside-a-certificate': 'details fields name pan email information serial number public key find see view',
  '/Home/Faq#dsc-price': 'price charges fees rate cheapest cost payment',
  '/Home/Faq#apply-steps': 'application process procedure new online paperless how register',
  '/Home/Faq#issuance-time':
    'time days hours minutes duration same day urgent urgently fast quick quickly turnaround delivery when receive status pending ' +
    'long waiting late delay delayed',
  '/Home/Faq#documents-individual':
    'paper papers proof pan aadhaar adhaar aadhar photo required requirement id address list personal',
  '/Home/Faq#documents-organisation':
    'paper papers company firm proof required partnership llp trust society proprietor proprietorship board resolution gst certificate ' +
    'organization private limited dsc',
  '/Home/Faq#documents-foreign-national':
    'paper papers foreigner foreign director passport visa apostille notary embassy overseas proof oci attestation attested',
  '/Home/Faq#verification-video':
    'kyc ipv in person camera webcam face selfie recording rejected reject script link language live create make',
  '/Home/Faq#own-mobile-and-email': 'phone number otp agent ca consultant change update wrong not coming received',
  '/Home/Faq#application-rejected':
    'reject rejected rejection refused returned pending failed fail mismatch name aadhaar adhaar aadhar pan wrong correction mistake error hold ' +
    'photo not match',
  '/Home/Faq#power-of-attorney':
    'poa behalf representative someone else other person brother friend on my relative family wife husband father mother son sign',
  '/Home/Faq#renew-dsc':
    'renewal renewing expires next week soon extend extension expired expire expiring reissue again update old price fee cost dsc expired now what to do',
  '/Home/Faq#application-stuck':
    'paid but not approved yet approval status pending stuck not moving waiting delay kyc ekyc failed payment pending video returned download failed hold problem where no certificate not received late paid money deducted no approval done complaint complain',
  '/Home/Faq#stolen-laptop': 'computer pc safe',
  '/Home/Faq#signed-by-a-thief':
    'thief document documents validity valid misuse misused fraud forged signed without permission police complaint',
  '/Home/Faq#caller-asks-for-otp':
    'call caller called phone fraud scam otp pin passcode fake asks asked told shared someone somebody',
  '/Home/Faq#never-asked-for':
    'dsc certificate my name without consent did not apply fraud fake forged suspicious email mail message somebody someone else made created identity misuse never applied impersonation theft i did not apply fake certificate without my knowledge issued',
  '/Home/Faq#download-deadline': 'days limit expired link last date time',
  '/Home/Faq#government-applicants': 'govt officer department psu official public servant ddo',
  '/Home/Faq#one-dsc-many-portals': 'how many work same multiple different sites use everywhere',
  '/Home/Faq#class-by-portal': 'class 2 class 3 which required',
  '/Home/Faq#portal-comparison':
    'pan mismatch does not match name different dsc pan not matching invalid error register registration dob',
  '/Home/Faq#portal-after-renewal':
    'update new dsc not accepted refused register again reregister re-register changed invalid',
  '/Home/Faq#signer-program': 'emsign em signer embridge websigner utility software install dsc component hypersign',
  '/Home/Faq#emsigner-connection': 'emsign em signer not working error port connect fail localhost 1585 restart gst',
  '/Home/Faq#apps-on-this-device': 'chrome edge permission popup local network allow block',
  '/Home/Faq#which-certificate-to-pick': 'choose select two wrong list popup signing encryption',
  '/Home/Faq#icegate-registration': 'customs registration register upload esanchit sign',
  '/Home/Faq#dgft-certificate': 'iec register import export link',
  '/Home/Faq#irctc-agent': 'railway ticket rsp psp login register',
  '/Home/Faq#ipr-filing': 'trade mark patent copyright design register efiling',
  '/Home/Faq#why-a-token': 'pen drive pendrive software pfx file without usb cloud dongle',
  '/Home/Faq#token-choice':
    'buy usb dongle brand model proxkey mtoken epass hyp safenet trustkey best which company order purchase',
  '/Home/Faq#token-standard': 'fips old used reuse pendrive pen drive duplicate fake genuine',
  '/Home/Faq#token-life': 'years damaged broken damage warranty faulty dead replace',
  '/Home/Faq#first-token-password': 'default pin set change passphrase new 12345678 create',
  '/Home/Faq#forgotten-token-password':
    'pin reset recover forget forgot unlock locked lock blocked block wrong attempts attempt incorrect lost passphrase puk retrieve change',
  '/Home/Faq#lost-token':
    'pen drive pendrive missing theft steal stole gone misplaced fir police usb dongle damaged broken dsc',
  '/Home/Faq#sharing-a-token':
    'ca give keep keeps share staff consultant safe misuse someone else client clients tokens pin pins office passwords',
  '/Home/Faq#several-computers': 'multiple laptop pc office home other another move two changed new',
  '/Home/Faq#initialising-a-token': 'initialize initialise format formatted erase delete deleted empty blank recover',
  '/Home/Faq#leaving-the-organisation':
    'job company employee left resigned resign resignation retired director changed transfer quit death died',
  '/Home/Faq#key-on-a-server': 'hsm automatic bulk signing software document signer pfx',
  '/Home/Faq#who-can-partner':
    'eligible eligibility dealer agent reseller requirement become qualification franchise csc common service centre vle cyber cafe agent',
  '/Home/Faq#partner-form': 'application details register',
  '/Home/Faq#partner-tiers': 'level silver gold platinum commission margin master sub kind',
  '/Home/Faq#partner-login-activation': 'account activate new time wait',
  '/Home/Faq#partner-login-address': 'portal sign in url forgot password dashboard account',
  '/Home/Faq#partner-agreement': 'contract ra registration authority',
  '/Home/Faq#buying-through-a-partner': 'agent dealer fraud cheated overcharged fake',
  '/Home/Faq#key-pair': 'public private asymmetric rsa cryptography',
  '/Home/Faq#hash': 'sha256 digest checksum',
  '/Home/Faq#certificate-chain': 'root intermediate trust path issuer',
  '/Home/Faq#key-size': 'rsa 2048 4096 bits ecc strength secure algorithm',
  '/Home/Faq#key-usage': 'encryption nonrepudiation digital signature extended',
  '/Home/Faq#policy-numbers': 'oid class identifier',
  '/Home/Faq#time-stamp': 'timestamp tsa timestamping date long term ltv',
  '/Home/Faq#document-signer':
    'bulk automatic server invoice einvoice e-invoice software company seal many signing hsm price cost',
  '/Home/Faq#hsm': 'hardware security module server',
  '/Home/Faq#who-is-the-cca': 'controller certifying authorities government regulator meity',
  '/Home/Faq#who-is-who': 'abbreviation role meaning',
  '/Home/Faq#cps': 'certification practice statement pdf latest',
  '/Home/Faq#subscriber-agreement': 'terms conditions duty responsibility refund',
  '/Home/Faq#licensed-authority': 'license licence genuine real fake trusted approved government list',
  '/Home/Faq#false-information': 'fraud fake forged punishment penalty section 71',
  '/Home/Faq#complaint':
    'complaint complaints grievance escalate escalation dispute dissatisfied unhappy refund money consumer nodal officer bad service cheated',
  '/Home/Faq#customer-data': 'privacy personal safe share sell aadhaar delete',
  '/Home/Faq#application-records': 'seven years retention data delete history',
  '/Home/Faq#what-is-checked': 'verify verification valid signed pdf invalid validate',
  '/Home/Faq#crl': 'which my certificate url address distribution points revocation list dates update next refresh',
  '/Home/Faq#ocsp': 'online status responder',
  '/Home/Faq#adobe-question-mark':
    'reader acrobat pdf unknown not verified yellow green tick validity signature invalid problem trust validate eaadhaar form 16 ' +
    'question mark verify',
  '/Home/Faq#pdf-in-the-browser': 'chrome edge signature not shown verify signed',
  '/Home/Faq#genuine-root': 'trust install cca thumbprint fingerprint verify',
  '/Home/Faq#signed-then-expired': 'old documents past expiry still valid',
  '/Home/Faq#signed-then-revoked': 'old documents past revocation',
  '/Home/Faq#revocation-reasons': 'cancel block why reason stop lost stolen misuse name changed',
  '/Home/Faq#who-can-revoke':
    'cancel block stop request deactivate employer company died dead death deceased maut heir nominee father husband papa',
  '/Home/Faq#suspend-or-revoke': 'hold temporary block pause suspention digital signature certificate',
  '/Home/Faq#computer-requirements': 'system pc laptop windows 7 10 11 specification configuration minimum',
  '/Home/Faq#software-to-install': 'driver utility setup program emsigner java',
  '/Home/Faq#download-steps': 'token import install how utility reference number',
  '/Home/Faq#which-browser': 'chrome firefox edge internet explorer ie mode safari',
  '/Home/Faq#which-java': 'jre version 8 jnlp update install',
  '/Home/Faq#dsc-on-a-mac': 'macos macbook apple safari osx imac support m1 m2 m3 m4 silicon token works which driver',
  '/Home/Faq#dsc-on-linux': 'ubuntu fedora debian',
  '/Home/Faq#embridge-systems': 'install windows mac income tax emudhra',
  '/Home/Faq#proxy-and-vpn': 'network firewall antivirus internet office blocked connection',
  '/Home/Faq#computer-clock': 'date time wrong timezone',
  '/Home/Faq#token-not-detected':
    'detect detected detecting recognise recognised recognized not showing show shown working work found visible usb dongle ' +
    'driver unknown device port no certificate list empty connect connected read blinking light error proxkey dsc eproc tender',
  '/Home/Faq#mobile-phone': 'token work android iphone ios otg smartphone tablet app',
  '/Home/Faq#tender-dsc': 'e-tender bidding class 3 which eprocurement',
  '/Home/Faq#tender-last-day': 'deadline urgent closing today tomorrow tender bid hour late last minute',
  '/Home/Faq#tender-steps': 'procedure register bid submit how upload eprocurement',
  '/Home/Faq#tender-sites': 'gepnic nprocure ireps mstc cppp eprocure portal list website',
  '/Home/Faq#one-dsc-one-login': 'already mapped registered another user same error two companies',
  '/Home/Faq#replace-dsc-on-tender-site': 'update change new renew mapping remap register expired portal',
  '/Home/Faq#old-encryption-certificate': 'expired keep decrypt open bid delete remove',
  '/Home/Faq#gem-dsc': 'government e marketplace portal register',
  '/Home/Faq#lending-a-dsc': 'share borrow rent someone else use',
  '/Home/Faq#refused-at-submission': 'error reject not accepted invalid bid failed',
  '/Home/Faq#foreign-bidder': 'overseas international company global tender',
  '/Home/Faq#dsc-for-tax-and-mca': 'itr roc class ca accountant which',
  '/Home/Faq#income-tax-registration':
    'your registered dsc has already expired incometax registration itr efiling e-filing upload attach update embridge profile',
  '/Home/Faq#income-tax-who': 'itr audit mandatory compulsory necessary company 44ab',
  '/Home/Faq#income-tax-whose-pan':
    'director principal contact company client accountant ca name gst mismatch does not match',
  '/Home/Faq#gst-who': 'mandatory compulsory company llp return gstr',
  '/Home/Faq#gst-registration': 'registration update attach add upload change expired authorised signatory',
  '/Home/Faq#mca-registration': 'registration register association roc director update role',
  '/Home/Faq#mca-60-lakh': 'mandatory compulsory llp paid up capital turnover',
  '/Home/Faq#mca-errors': 'v3 not working failed problem din pan mismatch invalid',
  '/Home/Faq#traces-registration': 'registration tds tdscpc form 16 attach upload add websigner',
  '/Home/Faq#traces-signer': 'tds form 16 web socket emsigner conso error',
  '/Home/Faq#epf-registration': 'registration pf uan esic approve kyc unified portal',
  '/Home/Faq#application-number': 'reference passcode lost forgot find sms',
  '/Home/Faq#otp-not-received': 'otp coming aadhaar adhaar sms code verification failed',
  '/Home/Faq#changed-mobile-number': 'phone sim new update change wrong old lost email otp goes',
  '/Home/Faq#changed-name': 'wrong change name different marriage married surname spelling correction gazette update',
  '/Home/Faq#indian-citizen-abroad': 'nri overseas non resident outside india dubai usa live director',
  '/Home/Faq#documents-huf-trust-society': 'ngo association club karta deed partnership llp proprietor sole firm',
  '/Home/Faq#payment-and-invoice':
    'gstin bill receipt upi card netbanking input credit itc payment failed deducted debited money dsc not received net banking',
  '/Home/Faq#cancel-order': 'refund money back cancellation withdraw return deducted debited failed',
  '/Home/Faq#bulk-prices':
    'discount quantity corporate wholesale offer bulk order purchase price several many certificates dsc employees staff ' +
    'company ten twenty forty fifty hundred 10 20 40 50 100',
  '/Home/Faq#assistance-levels': 'platinum diamond gold silver help support service',
  '/Home/Faq#shipping-times': 'delivery courier dispatch days fastest express ncr metro tracking',
  '/Home/Faq#which-desk': 'hindi language email address contact',
  '/Home/Faq#our-licence': 'license number cca genuine',
  '/Home/Faq#verify-cps-file': 'hash sha256 genuine checksum original',
  '/Home/Faq#windows-smart-card-error': 'minidriver reader cannot perform requested operation smartcard error windows',
  '/Home/Faq#ckr-errors': 'pkcs11 ckr_function_failed ckr_pin_incorrect ckr_pin_locked slot dll error',
  '/Home/Faq#epf-letter-rejected': 'pf request esign approval',
} satisfies { readonly [Key in EntryKey]?: string };

/** What people type for the portals, by the entry's title. */
export const portalAlternatives: { readonly [title: string]: string } = {
  'Buy DSC': 'purchase order new online pay apply sign up register',
  'KYC Login': 'ekyc sign in account user',
  'New Partner Login': 'dealer reseller sign in dashboard',
  'Old Partner Login': 'dealer reseller sign in dashboard',
  'DSC Application Status': 'track tracking check where pending order progress number',
  'DSC Search Repository':
    'find certificate serial number check validity public key revoke name holder look up who whose see',
  'Record Video': 'kyc verification ipv camera selfie link upload',
  'Public grievance portal': 'cpgrams complaint government',
  'Licensed certifying authorities': 'list ca license licence emudhra capricorn ncode idsign vsign csc',
  'e-Sign guidelines': 'aadhaar esign esp',
  'Application search': 'track status find number',
};
