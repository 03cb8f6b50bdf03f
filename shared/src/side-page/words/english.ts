import type { SideWords } from '../side-words.ts'

/** What pages beside the page say in English. */
export const english: SideWords = {
  privacy: {
    responsible: 'Who is responsible',
    visit: [
      'Visiting this website',
      'To send you a page, the server is told the address of your device and the name of your browser. It may keep the address for a short time to hold off abuse. Fonts and pictures come from the same server.\nVisits are counted without cookies, as daily sums, from which nobody can be told. They are kept for 13 months.',
    ],
    form: [
      'Contact form',
      'What you write in the contact form is sent to us by email and kept so that we can answer you, for 24 months at most. It is used for nothing else.',
    ],
    newsletter: [
      'Newsletter',
      'Your email address is put on the list only once you confirm it by a link in a mail to you. You can unsubscribe at any time; then only an unreadable mark of the address is kept, so that you are not written to again.',
    ],
    booking: [
      'Appointments',
      'The booking button leads to a page of another provider. What you enter there is processed by that provider under its own privacy policy.',
    ],
    cookies: [
      'Cookie choice',
      'Your answer to the cookie banner is kept on your device, so that you are not asked again. You can change it in the footer of the page.',
    ],
    analytics: [
      'Google Analytics',
      'Once you accept cookies, Google Analytics counts how the website is used. It sets cookies and sends your address, your device and the pages you see to Google, also in the USA. Without your consent nothing of it is loaded. You can take your consent back in the footer.',
    ],
    container: [
      'Google Tag Manager',
      'Once you accept cookies, Google Tag Manager can load services that we chose, which may set cookies and receive your address and what you do here. Without your consent nothing of it is loaded. You can take your consent back in the footer.',
    ],
    youtube: [
      'YouTube',
      'A video is loaded from YouTube, a service of Google, only when you start it, in its mode without cookies. Then Google learns your address and that you watch the video.',
    ],
    vimeo: [
      'Vimeo',
      'A video is loaded from Vimeo only when you start it. Then Vimeo learns your address and that you watch the video. We ask Vimeo not to track you.',
    ],
    embed: [
      'Content of others',
      'This website shows content of another provider in a frame. When the page is opened, that provider learns your address and may process data under its own privacy policy.',
    ],
    reviews: [
      'Reviews',
      'Customers’ reviews are shown with the name and place that they gave. If one is yours and should no longer be shown, tell us.',
    ],
    rights: [
      'Your rights',
      'You can ask us at any time which data we have about you, and have it corrected or deleted.',
    ],
    european:
      'Under the General Data Protection Regulation you can also restrict or object to processing, receive your data, and take back a consent. We process data to answer you (Art. 6(1)(b)), with your consent (Art. 6(1)(a)) or because we have a legitimate interest in a safe website (Art. 6(1)(f)). You can complain to a data protection authority.',
  },
  imprint: {
    under: (law) => `Information under ${law}`,
    contact: 'Contact',
    register: 'Register',
    taxId: 'VAT or tax number',
    authority: 'Supervisory authority',
  },
  terms: (name) => [
    [
      'What this page is',
      `This page describes what ${name} offers. It is not yet a contract: that comes about when we confirm to you what you ordered or booked.`,
    ],
    [
      'Prices',
      'The prices that we name to you when we confirm are the ones that count. If something turns out to cost more, we tell you first.',
    ],
    ['Appointments', 'If you cannot keep an appointment, please tell us as early as you can.'],
    ['Links', 'Links may lead to pages of others. Those answer for what stands there.'],
    ['Your rights', 'The rights that the law gives you as a consumer stay as they are.'],
  ],
}
