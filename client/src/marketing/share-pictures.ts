// Written by scripts/own-share-pictures.ts.

/** What networks show with a link to a page. */
export interface SharePicture {
  readonly file: string
  /** The title of the page, in which the picture is lettered. */
  readonly says: string
}

/** The pictures by the paths of their pages, without the first stroke. */
export const sharePictures: Readonly<Record<string, SharePicture>> = {
  '': { file: 'share-60e482a4b50a06e2.png', says: 'Hang out your shingle.' },
  about: { file: 'share-d3c5970488cdf443.png', says: 'A name on a board, then a door that opens.' },
  pricing: { file: 'share-81079ee25416d4d9.png', says: 'What it costs to hang a sign' },
  support: { file: 'share-dd98117a0c266def.png', says: 'What is the matter?' },
  privacy: { file: 'share-bf7e654898add6ad.png', says: 'Privacy Policy' },
  terms: { file: 'share-64d1ef9b6b3ca578.png', says: 'Terms of Service' },
  'business-name-creator': { file: 'share-73285a6da0819adb.png', says: 'What shall it be called?' },
  'business-idea-creator': { file: 'share-462ff7c5a093e377.png', says: 'What could you hang out?' },
  industries: { file: 'share-8fb59a8e39d0b2a3.png', says: 'Thirty trades, and room for yours.' },
  'industries/accountant': {
    file: 'share-a0ffabf1b812852f.png',
    says: 'Figures that add up to an appointment',
  },
  'industries/barber-shop': { file: 'share-c29924f5ca057bb6.png', says: 'The chair is free at ten past two' },
  'industries/bike-repair': { file: 'share-c1f312e9a036fee5.png', says: 'In by eight, ridden home by six' },
  'industries/book-store': { file: 'share-be4127cc04c4ea24.png', says: 'A window that is lit after closing' },
  'industries/car-detailing': { file: 'share-3a72c06e11362c85.png', says: 'Show the paint before and after' },
  'industries/carpentry': { file: 'share-e895912399e0ea6d.png', says: 'Made for one house' },
  'industries/catering': { file: 'share-68ade7500b99aec8.png', says: 'Lunch for forty, cooked that morning' },
  'industries/chess-instructor': {
    file: 'share-5488700242cd8fdd.png',
    says: 'Three moves ahead of the beginner',
  },
  'industries/coffee-shop': { file: 'share-c7b00b0ad5060a89.png', says: 'Smell it from the sidewalk' },
  'industries/condo-rental-agency': { file: 'share-44256efe7ff93fab.png', says: 'The key is under no mat' },
  'industries/dentist-office': { file: 'share-cb1b9f11f504510d.png', says: 'Calm before the chair' },
  'industries/electrician': { file: 'share-4b9f53e2fcdab814.png', says: 'Lights on, paperwork done' },
  'industries/fitness': {
    file: 'share-10b03b452a769465.png',
    says: 'The first session is the hardest to book',
  },
  'industries/hair-styling': { file: 'share-668c2bd636ebb95b.png', says: 'Known by their cut' },
  'industries/heating-and-cooling': { file: 'share-960c45dd1caaed9d.png', says: 'Warm again by tonight' },
  'industries/home-construction': {
    file: 'share-b25fcb5fa454f411.png',
    says: 'The drawing, the wall, the handover',
  },
  'industries/house-cleaning': { file: 'share-77921f2d248f8129.png', says: 'Same face every Tuesday' },
  'industries/landscaping': { file: 'share-51d494f191a2cd21.png', says: 'Hedges, lawns and quiet corners' },
  'industries/medical-clinic': { file: 'share-ecbf0b472d05890a.png', says: 'Found before the waiting room' },
  'industries/music-lessons': { file: 'share-989cc2c5ab3d5181.png', says: 'The first tune in a month' },
  'industries/non-profit-organization': {
    file: 'share-2431ca8da3be7dfd.png',
    says: 'Say what a donation does',
  },
  'industries/nutritionist': { file: 'share-a5bafc776b9cd282.png', says: 'No list of forbidden things' },
  'industries/pest-control': { file: 'share-f42bca9f486d5f69.png', says: 'Gone, and told why they came' },
  'industries/physical-therapist': {
    file: 'share-661747b5848e045a.png',
    says: 'Back on the stairs by spring',
  },
  'industries/real-estate-agent': {
    file: 'share-b2a0de2214efb9f0.png',
    says: 'Knows which side gets the sun',
  },
  'industries/restaurant': { file: 'share-6d8265e718fd5d1f.png', says: 'The menu, readable on a phone' },
  'industries/spa': { file: 'share-07cf61de0acaf232.png', says: 'Quiet starts on the page' },
  'industries/technology-consulting': {
    file: 'share-a1c817d8864c0048.png',
    says: 'Less jargon than the others',
  },
  'industries/therapist': { file: 'share-ac3805575ab7ec18.png', says: 'An hour that is only yours' },
  'industries/tire-shop': {
    file: 'share-a73e2391b2abfe68.png',
    says: 'On and off the ramp in twenty minutes',
  },
  blog: { file: 'share-7545ace1ace3972c.png', says: 'From the workbench' },
  'blog/what-to-put-on-a-plumbers-website': {
    file: 'share-d1ed3b9381935927.png',
    says: 'What to put on a plumber’s website, and what to leave out',
  },
  'blog/prices-from-by-the-hour-or-not-at-all': {
    file: 'share-1c3d17ded4157450.png',
    says: 'Prices: from, by the hour, or not at all',
  },
  'blog/opening-hours-that-people-believe': {
    file: 'share-959adc7ca5015680.png',
    says: 'Opening hours that people believe',
  },
  'blog/one-good-photo-taken-on-a-tuesday': {
    file: 'share-f953dffa2fe5b86a.png',
    says: 'One good photo, taken on a Tuesday',
  },
  'blog/ask-for-a-review-on-the-day': {
    file: 'share-6d6ce1f42ad83e77.png',
    says: 'Ask for a review on the day',
  },
  'blog/your-own-domain-before-the-kettle-boils': {
    file: 'share-713d167a9948fc93.png',
    says: 'Your own domain before the kettle boils',
  },
  'blog/words-to-take-off-your-page-today': {
    file: 'share-50221a988d4627f0.png',
    says: 'Words to take off your page today',
  },
  'blog/a-headline-that-says-what-you-do': {
    file: 'share-9528ad6b67789464.png',
    says: 'A headline that says what you do',
  },
  'blog/a-contact-form-that-is-answered': {
    file: 'share-d362d6ed5a06e319.png',
    says: 'A contact form that is answered',
  },
  'blog/one-page-or-many': { file: 'share-2737f24deda2bbec.png', says: 'One page or many' },
  'blog/cookies-in-plain-words': { file: 'share-17c244863e40524d.png', says: 'Cookies in plain words' },
  'blog/moving-from-another-builder': {
    file: 'share-4e6ec12423fe5652.png',
    says: 'Moving from another builder',
  },
  'create-your-website-with-facebook': {
    file: 'share-246a63d5160ea1df.png',
    says: 'From Facebook page to website',
  },
  'create-a-website-from-a-link': { file: 'share-a3e940c5ed7f36f1.png', says: 'Already out there?' },
  'github-to-website': { file: 'share-9887458569256aec.png', says: 'From GitHub profile to website' },
  'create-your-website-with-thumbtack': {
    file: 'share-98add46d368be23e.png',
    says: 'From Thumbtack profile to website',
  },
  'create-your-website-with-yelp': {
    file: 'share-67b7ff26253c52d1.png',
    says: 'From Yelp listing to website',
  },
}
