import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'accountant',
  families: ['ledger', 'press', 'clinic', 'atelier'],
  copy: {
    trade: 'Notary',
    role: 'Notary',
    headlines: [
      'Notary in {place}',
      'Signed, sealed and understood',
      'Bring your passport and time',
      'Documents that hold abroad',
      'Read aloud before you sign',
      'One signature, done properly',
    ],
    introductions: [
      '{name} is a notary in {place}: {services}. Send the document before the appointment, and say in which country it will be used.',
      'An unsigned paper can still be changed. {name} in {place} goes through it with you while that is so.',
      'Banks, registries and consulates each want it a little differently. {name} in {place} finds out what yours wants before you set out.',
    ],
    servicesLabel: 'Notarial work',
    servicesLines: [
      'Please do not sign beforehand. The signature is what the appointment is for.',
      'Every signer brings a valid passport or identity card.',
      'Not sure what is asked of you? Forward the letter that asks for it.',
    ],
    services: [
      {
        name: 'Signatures witnessed',
        text: 'We check who you are, that you know what you sign and that nobody makes you. Then it takes a minute.',
        words: 'signature*, witness*, sign, signing, acknowledg*',
      },
      {
        name: 'Powers of attorney',
        text: 'So that someone may act for you, here or abroad, for one matter or for many. The wording decides how far.',
        words: 'power of attorney, powers of attorney, poa, proxy',
      },
      {
        name: 'Certified copies',
        text: 'The original beside the copy, page by page. Bring the original; a scan cannot be certified.',
        words: 'certified cop*, copies, copy, certify*',
      },
      {
        name: 'Affidavits and declarations',
        text: 'What you swear to is read through with you first. Afterwards it counts.',
        words: 'affidavit*, declaration*, oath*, statutory, sworn',
      },
      {
        name: 'Documents for abroad',
        text: 'With apostille or legalisation where the other country asks for it. That office has its own pace.',
        words: 'apostille*, legalis*, legaliz*, abroad, foreign, consul*, embassy',
      },
      {
        name: 'Property papers',
        text: 'Sales, transfers and loans signed in the order in which they belong.',
        words: 'property, deed*, mortgage*, loan*, closing*, real estate, conveyanc*',
      },
      {
        name: 'For companies',
        text: 'Minutes, signatories, register extracts, ready for the bank or partner who waits for them.',
        words: 'company, companies, corporate, business, director*, minutes',
      },
      {
        name: 'Travel consent for children',
        text: 'When a child travels with one parent, a grandparent or a team. Both parents’ papers make it quick.',
        words: 'child, children, travel*, consent*, minor*',
      },
    ],
    quotes: [
      'First understood, then signed.',
      'The pen comes last.',
      'A seal is a promise to strangers.',
      'Bring the original. And yourself.',
    ],
    reviews: [
      'The consulate had sent it back twice. This time it went through.',
      'I was asked in a separate room whether I wanted this. I did, and I was glad of the question.',
      'Ten minutes, because everything had been checked by email beforehand.',
      'For the first time somebody explained the sentence that I had been signing for years.',
    ],
    questions: [
      {
        question: 'What do I bring?',
        answer:
          'A valid passport or identity card, the original document, and proof of address if you were asked for it. Companies bring proof of who may sign.',
      },
      {
        question: 'May I sign at home and send it?',
        answer: 'No. The signature has to be given or acknowledged before the notary.',
      },
      {
        question: 'What does it cost?',
        answer:
          'It depends on the kind of document and on what the other country asks for. Send it, and you are told before the appointment.',
      },
      {
        question: 'Do you advise me as a lawyer does?',
        answer:
          'A notary is impartial and makes sure that a document is valid and understood. For your own interest in a dispute, please see a lawyer as well.',
      },
      {
        question: 'How long does an apostille take?',
        answer:
          'The issuing office decides that. We tell you what it takes at the moment and what can be sent ahead.',
      },
      {
        question: 'The document is in another language. Does that matter?',
        answer:
          'You must understand what you sign, so a translation or an interpreter may be needed. Ask before the appointment.',
      },
    ],
    headings: {
      services: [
        'What is notarised here',
        'Documents and signatures',
        'From copy to apostille',
        'Papers that others will trust',
      ],
      gallery: ['Seal, ink and paper', 'At the long table', 'Files in order'],
      reviews: ['After the signature', 'From those who had to sign', 'Said on the stairs'],
      questions: ['Before the appointment', 'What to bring', 'Originals, costs and countries'],
      contact: ['Send the document', 'Ask for an appointment', 'Which country asks?'],
      newsletter: ['Changes in the formalities', 'Notes on documents'],
      scheduling: ['Choose an appointment', 'A time for signing'],
    },
    contactLines: [
      'What kind of document, how many signers, and the country it goes to. Please send no identity papers by this form.',
      'Tell us the date by which it is needed. The answer says what to bring.',
    ],
    newsletterLines: [
      'What changes in registers, forms and fees, in plain words.',
      'A few times a year: which papers should be looked at again.',
    ],
    actions: ['Ask for an appointment', 'Ask what to bring', 'Ask about a document', 'Arrange a signing'],
    american: { notarised: 'notarized', legalisation: 'legalization', 'identity card': 'government ID' },
  },
}
