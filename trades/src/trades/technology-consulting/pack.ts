import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'technology-consulting',
  families: ['studio', 'ledger', 'press', 'clinic'],
  copy: {
    trade: 'Computer help',
    role: 'Consultant',
    headlines: [
      'Computer help in {place}',
      'It works on Monday too',
      'Technology, explained without acronyms',
      'Slow computer? Lost files?',
      'Less clicking, more working',
      'Calm in the server room',
    ],
    introductions: [
      '{name} helps people and small firms in {place} with {services}. Describe what happens; you need not know what it is called.',
      'Computers should be boring. {name} in {place} makes them so: backed up, up to date and quick enough.',
      '{name} looks at how you work before saying what you should buy. Often the answer is to buy nothing.',
      'The printer, the password, the program that nobody understands any more. {name} in {place} takes them one by one.',
    ],
    servicesLabel: 'What we do',
    servicesLines: [
      'Start with the thing that annoys you every day.',
      'You keep all passwords and documents. That goes without saying, and in writing.',
      'If something you have is good enough, we say so.',
    ],
    services: [
      {
        name: 'Help when it is stuck',
        text: 'By phone, on your screen or at your desk. You hear what it was, in words you can pass on.',
        words: 'support*, help*, fix*, problem*, repair*',
      },
      {
        name: 'Setting up computers',
        text: 'New machines that know your mail, your files and your printer from the first day.',
        words: 'set up, setup, install*, laptop*, pc, mac',
      },
      {
        name: 'Backups',
        text: 'Copies in two places, tested by bringing something back. A backup that was never tested is a hope.',
        words: 'backup*, recover*, data loss',
      },
      {
        name: 'Security',
        text: 'Passwords, updates and a look at who can open what.',
        words: 'security, cyber*, password*, virus*, antivirus',
      },
      {
        name: 'Networks and Wi-Fi',
        text: 'Signal where people sit, and none where they should not.',
        words: 'network*, wi fi, wifi, router*',
      },
      {
        name: 'Websites',
        text: 'Planned with you, built to be quick and easy for you to change.',
        words: 'website*, web, shop, seo',
        special: true,
      },
      {
        name: 'Software made for you',
        text: 'A small program for the job that nobody likes. First the core, then what turns out to be missing.',
        words: 'software, app, apps, develop*, program*, custom',
        special: true,
      },
      {
        name: 'Less work by hand',
        text: 'Forms, reports and copies that happen by themselves.',
        words: 'automat*, workflow*, integrat*, process*, ai',
      },
      {
        name: 'Moving to the cloud',
        text: 'What to move, what to leave and how to get it back.',
        words: 'cloud, migrat*, microsoft, google, server*',
      },
      {
        name: 'Advice before you buy',
        text: 'We read the offer with you and tell you what is missing or too much.',
        words: 'advice, advis*, consult*, strateg*, buy*',
      },
      {
        name: 'Teaching',
        text: 'One hour, your questions, your files. Notes to take away.',
        words: 'train*, teach*, course*, lesson*, workshop*',
      },
    ],
    quotes: [
      'Have you tried asking what it is for?',
      'The best system is the one you understand.',
      'Test the backup. Then sleep.',
      'Fewer programs, fewer worries.',
      'First understand the work. Then the computer.',
    ],
    reviews: [
      'They asked what I do all day before touching anything. Then they removed two programs, and it was solved.',
      'I understood every sentence. I did not know that was possible with this subject.',
      'Our files came back after the coffee accident, all of them, the same afternoon.',
      'The quote said what we would not need. I kept it for the next supplier.',
    ],
    questions: [
      {
        question: 'Can you help from a distance?',
        answer: 'Often, yes. You see everything we do on your screen and can end it at any time.',
      },
      {
        question: 'What does it cost?',
        answer:
          'Small things by time, larger ones by an offer. Tell us what it is about and you will know before we begin.',
      },
      {
        question: 'Do I need a new computer?',
        answer: 'Perhaps not. Tell us how old it is and what is slow about it.',
      },
      {
        question: 'My files are gone. What now?',
        answer:
          'Stop using the device, do not save anything on it, and call. The sooner, the better the chances.',
      },
      {
        question: 'Is my data safe with you?',
        answer:
          'We look only at what the job needs, and tell you what we opened. You can ask for that in writing.',
      },
      {
        question: 'Do you also explain things to beginners?',
        answer: 'With pleasure. There are no silly questions, only bad manuals.',
      },
    ],
    headings: {
      services: [
        'What we set up and sort out',
        'From printer to program',
        'Help, in plain words',
        'Things we make work',
      ],
      gallery: ['On the desk', 'Cables, keys and screens', 'Under the hood', 'At the keyboard'],
      reviews: ['Working again', 'What clients say', 'Without acronyms', 'After the restart'],
      questions: ['Before you restart', 'Plain questions', 'Good to know', 'Asked at the desk'],
      contact: ['What’s not working?', 'Describe the problem', 'Ask for help', 'Tell us your plan'],
      newsletter: ['Updates worth reading', 'Tips without acronyms', 'Notes on safe computing'],
      scheduling: ['Book an hour', 'Find a time to talk'],
    },
    contactLines: [
      'What should work and does not? Say it the way you would tell a friend.',
      'Tell us how many people, which devices and what annoys you most.',
      'Please send no passwords. Everything else helps.',
    ],
    newsletterLines: [
      'One warning or one tip, when it matters.',
      'What to update, what to ignore, in ten lines.',
    ],
    actions: ['Describe the problem', 'Ask for help', 'Talk it through', 'Get it working'],
  },
}
