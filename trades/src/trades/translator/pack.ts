import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'translation',
  families: ['press', 'ledger', 'studio', 'atelier'],
  copy: {
    trade: 'Translator',
    role: 'Translator',
    headlines: [
      'Translator in {place}',
      'Meant the same, said differently',
      'Word for word is not enough',
      'Your text, at home elsewhere',
      'Read twice before it leaves',
      'Between two languages',
    ],
    introductions: [
      '{name} translates in {place}: {services}. Tell us what text it is, the language it should have and the date.',
      'A contract, a birth certificate and a menu need three different translators in one person. {name} in {place} asks first who will read it.',
      'What sounds translated was not finished. {name} in {place} reads each text once more without looking at the original.',
    ],
    servicesLabel: 'Translations',
    servicesLines: [
      'Pages, words or minutes: send the thing itself, and you get a price and a date.',
      'Tell us who will read it. A judge, a customer and a cook want different words.',
      'What you send is read by those who work on it and by nobody else.',
    ],
    services: [
      {
        name: 'Letters, contracts and documents',
        text: 'Clause by clause, with a note wherever the other law has no such word.',
        words: 'contract*, document*, letter*, legal, law, agreement*',
      },
      {
        name: 'Websites and brochures',
        text: 'Written so that nobody notices it had another language before.',
        words: 'website*, brochure*, marketing, catalogue*, locali*, advert*, menu*',
      },
      {
        name: 'Manuals and technical texts',
        text: 'One word for one part, from the first page to the last. Terms are agreed with you beforehand.',
        words: 'manual*, technical, instruction*, engineering, software, patent*',
      },
      {
        name: 'Applications and diplomas',
        text: 'Marks and degrees explained instead of guessed at.',
        words: 'diploma*, degree*, CV, application*, transcript*, reference*',
      },
      {
        name: 'Proofreading',
        text: 'You wrote it in the other language yourself. We make it sound as if you always had.',
        words: 'proofread*, edit*, revis*, correct*, copy-edit*',
      },
      {
        name: 'Books, articles and subtitles',
        text: 'A trial page first, to see whether the voices fit.',
        words: 'book*, literary, article*, subtitle*, film*, essay*, academic',
      },
      {
        name: 'For authorities',
        text: 'Certificates with stamp and signature, in the form the office wants. Ask it for that form beforehand.',
        words: 'sworn, certif*, authorit*, visa*, immigration, birth, marriage, court*',
        special: true,
      },
      {
        name: 'Interpreting',
        text: 'At the doctor’s, at the notary’s, at the negotiating table. It helps to see the papers the day before.',
        words: 'interpret*, meeting*, conference*, hearing*',
        special: true,
      },
    ],
    quotes: [
      'A word has neighbours. They come along.',
      'Ask who reads it, then translate.',
      'The comma can cost more than the word.',
      'Good translations have no accent.',
    ],
    reviews: [
      'Three questions came back before the price did. Nobody had ever read our manual so closely.',
      'The office accepted it at the first counter.',
      'My grandmother’s letters sound like her. I had not told anybody how she spoke.',
      'Our slogan was a rude word over there. We were told so before it was printed.',
    ],
    questions: [
      {
        question: 'What does a translation cost?',
        answer:
          'It goes by length, subject, languages and date. Send the text, and you get one figure before anything begins.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Certificates often take days, long texts longer, since they rest once before the last reading. Name your date and you hear whether it can be kept.',
      },
      {
        question: 'Is a photo of the document enough?',
        answer:
          'For a price, yes, if every stamp and margin can be read. Whether the original must be seen depends on the office that asks for it.',
      },
      {
        question: 'Why not use a machine?',
        answer:
          'To know roughly what it says, do. For what you sign, publish or hand in, somebody should answer for it.',
      },
      {
        question: 'Will my papers stay confidential?',
        answer:
          'Yes. Say when they should be deleted, and ask for a written undertaking if your firm needs one.',
      },
      {
        question: 'I found a mistake. What now?',
        answer: 'Write which line. It is looked at the same way as the text was, and put right or explained.',
      },
    ],
    headings: {
      services: [
        'What we translate',
        'From certificate to novel',
        'Texts and their readers',
        'Written in one, read in another',
      ],
      gallery: ['Paper, pencil, dictionary', 'Between the lines', 'Margins full of notes'],
      reviews: ['Read by the other side', 'After the office said yes', 'After the last reading'],
      questions: ['Before you send it', 'Asked about words', 'Price, date and secrecy'],
      contact: ['Send your text', 'Which languages?', 'Ask for a price'],
      newsletter: ['Words without a twin', 'A word a month'],
      scheduling: ['Choose an appointment', 'Book an interpreter'],
    },
    contactLines: [
      'From which language into which, for whom, and by when. Then attach or describe the text.',
      'The kind of document and the number of pages are enough for a first answer.',
    ],
    newsletterLines: [
      'One word that no other language has, and what to do about it.',
      'What offices ask for, and what has changed.',
    ],
    actions: ['Send a text', 'Ask for a price', 'Name the languages', 'Ask about a document'],
    american: { neighbours: 'neighbors', CV: 'résumé', Marks: 'Grades' },
  },
}
