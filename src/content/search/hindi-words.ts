import type { HindiWords } from '#domain/search/hindi.ts';

/**
 * Hindi words and phrases that people type, by the words of the index that they mean. One spelling of a word is enough:
 * `reduceHindi` takes the usual others, most forms of a verb, and Devanagari for the same. Devanagari is listed where it
 * spells an English word.
 */
export const hindiWords: HindiWords = {
  // What is left of a sentence without its subject: an English filler replaces it.
  a:
    'ka, ki, ke, ko, se, me, mai, hai, ho, hu, hua, hota, hoti, tha, thi, raha, gaya, gai, diya, liya, kya, kare, karo, kariye, karva, ' +
    'kaise, liye, mera, meri, mujhe, mujhko, hum, hame, hamara, hamari, apna, apni, aap, aapka, ye, yah, wo, vah, ek, do, par, ' +
    'pe, aur, bhi, ji, sir, bhai, kuch, koi, chahiye, chaiye, chahta, sakta, kaun, kaun sa, konsa, kis, wala, jaye, jata, jana, ' +
    'laga, lagega, lagta, milta, milega, dena, deta, lena, leta, bata, batao, kaha, kidhar, kyu, kyo, ab, abhi, jab, tab, rahta, ' +
    'rehta, padta, padega, tarika, jarurat, pao, hona, hoga, karta, karti, bol, bolo, sab, iska, uska, isme, fir, baar, hi, nahi, pata, pura',
  lost: 'kho, gum, ghum, gumshuda, gayab, lapata, gir gaya, chhut gaya, reh gaya, rah gaya',
  stolen: 'chori, chura, churaya, chor',
  'token damaged': 'tut, tuta, kharab, bigad, jal gaya',
  price:
    'kimat, daam, mulya, rate kya, bhav, kharch, kharcha, shulk, kitna paisa, kitne paise, kitne ka, kitne ki, kitne me, kitna ' +
    'lagega, kitna lagta, kitna kharcha, kitne rupaye, kitne rupye, paisa kitna, paisa lagega, sasta, dar, दाम, प्राइस, फीस, रेट',
  payment: 'paisa, pese, rupaye, rupye, bhugtan, पेमेंट',
  refund:
    'paise wapas, paisa wapas, wapas paise, wapas paisa, vapsi, paise vapis, paisa vapis, paise return, paisa kat gaya, paise kat ' +
    'gaye, रिफंड, रिफण्ड',
  renew: 'navinikaran, nayi karna, dobara, dubara, punah, badhana, khatam, samapt, रिन्यू, रिन्यूअल, एक्सपायर',
  'how long valid years':
    'validity kitni, kitni validity, kitne saal, kitne varsh, kab tak chalega, kab tak valid, vaidhta, avadhi',
  'how long time days':
    'kitne din, kitne dino, kitna time, kitna samay, kitne ghante, kitna der, samay, kab tak milega, turant, jaldi, aaj hi',
  status: 'kab aayega, kab milega, kab hoga, kab tak aayega, kab approve, kaha tak pahucha, sthiti, स्टेटस',
  create: 'bana, banwa, banta, kaise le, kaise milega, kaise prapt',
  application: 'avedan, arji, एप्लीकेशन, एप्लिकेशन',
  apply: 'अप्लाई',
  'forgot password': 'bhul, yaad nahi, visar',
  'cancel block': 'band, rok, radd, nirast, nilambit, कैंसिल, ब्लॉक',
  revoke: 'रिवोक',
  lock: 'लॉक',
  documents:
    'kagaz, kagzat, dastavej, pramanpatra, praman patra, saboot, praman, document lagega, kya lagega, डॉक्यूमेंट, डाक्यूमेंट, डॉक्युमेंट',
  complaint: 'shikayat, sikayat, fariyad, dhokha, thagi ho, thag liya',
  contact: 'sampark, baat, bat karni, madad, sahayata, puchna, puchhna, हेल्पलाइन, हेल्प',
  'contact office address': 'office kaha, pata kya, karyalay, daftar, dukan, najdik, paas me, ऑफिस, आफिस',
  'contact hindi language': 'hindi, bhasha',
  'customer care': 'grahak seva, कस्टमर केयर',
  'phone number': 'fone number, sampark sutra',
  phone: 'फोन, टेलीफोन',
  number: 'नंबर',
  email: 'ईमेल, मेल',
  job: 'naukri, rojgar, bharti, kaam chahiye, vetan',
  'become partner agent':
    'agent kaise bane, agent banna, partner kaise bane, partner banna, dealer kaise bane, bikri, dhandha, kamai',
  partner: 'पार्टनर',
  agent: 'एजेंट',
  'not working': 'nahi chal, kaam nahi, kam nahi, chal nahi, nahi ho raha',
  'not detected showing': 'dikh nahi, nahi dikh, dikhai nahi, nazar nahi, pakad nahi, nahi pakad, detect nahi',
  change: 'badal, badlav, badle, parivartan, sudhar, sahi karna, thik karna',
  'name wrong change': 'naam galat, naam me galti, naam badal, naam alag',
  'certificate my name without consent': 'mere naam se, mere nam se, bina pucche, bina puche',
  name: 'naam',
  wrong: 'galat, galti',
  foreign: 'videsh, vilayat, pardes, एनआरआई',
  tender: 'nivida, theka, thekedar, nilami, टेंडर',
  'digital signature': 'hastakshar, dijital hastakshar, digital hastakshar',
  digital: 'डिजिटल, डिजीटल',
  signature: 'सिग्नेचर, साइन',
  'what definition': 'kya hai, kya hota hai, matlab, arth',
  work: 'chalega kya, pe chalega, par chalega, me chalega',
  'how many': 'kitne, kitni',
  'job left': 'naukri chhod, kaam chhod, job chhod, company chhod, istifa',
  certificate: 'सर्टिफिकेट',
  token: 'टोकन, टोकेन',
  dsc: 'डीएससी, डी एस सी',
  password: 'पासवर्ड, पिन',
  driver: 'ड्राइवर',
  download: 'डाउनलोड, utarna, nikal',
  mobile: 'मोबाइल',
  computer: 'कंप्यूटर, लैपटॉप',
  video: 'वीडियो, विडियो',
  aadhaar: 'आधार',
  pan: 'पैन कार्ड, पैन नंबर, पैन का',
  otp: 'ओटीपी',
  kyc: 'केवाईसी',
  gst: 'जीएसटी',
  mca: 'एमसीए',
  form: 'फॉर्म, फार्म',
  login: 'लॉगिन, लॉग इन',
  bill: 'rasid, बिल, चालान',
  'income tax': 'aaykar',
  customs: 'sima shulk',
  'import export': 'niryat, aayat, vyapar',
  'provident fund': 'bhavishya nidhi, पीएफ, ईपीएफ, ईपीएफओ',
  railway: 'rel, रेलवे, rail tikat',
  company: 'sanstha, vyavsay, karobar, कंपनी',
  government: 'sarkari, sarkar',
  legal: 'kanun, vaidh, manya',
  'other person': 'dusra aadmi, dusra vyakti, kisi aur, koi aur, mere badle, meri jagah',
  difference: 'antar, farak, fark',
  new: 'naya',
  years: 'saal, varsh',
  buy: 'kharid, mangwana, mangana',
  verify: 'janch, satyapan, asli',
  fraud: 'farji, nakli, nakal',
  'caller asked otp pin': 'pin batao, otp batao, pin mang, otp mang, pin puch, otp puch, code mang',
  died: 'mrityu, mar gaya, dehant',
};
