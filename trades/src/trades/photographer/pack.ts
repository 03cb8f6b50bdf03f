import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'photography',
  families: ['studio', 'atelier', 'poster', 'press'],
  copy: {
    trade: 'Photographer',
    role: 'Photographer',
    headlines: [
      'Photographer in {place}',
      'Pictures you will keep',
      'Photographs made in {place}',
      'Look up. That’s the one.',
      'Good light in {place}',
      'A day you can look at',
    ],
    introductions: [
      '{name} photographs {services} in {place}. Tell us who or what, and what the pictures are for.',
      'Nobody likes being photographed until somebody does it well. {name} in {place} takes the time for the second hundred pictures.',
      '{name} takes pictures in {place}: of people, of days and of things people make. You need not know how to stand.',
      'A good picture is mostly waiting for the right moment. {name} waits well.',
    ],
    servicesLabel: 'Photographs',
    servicesLines: [
      'Tell us what the pictures are for. It decides more than the camera does.',
      'Bring a second shirt. And whoever makes you laugh.',
      'You get a selection to choose from, and you say which ones may be shown.',
    ],
    services: [
      {
        name: 'Portraits',
        text: 'One person, one hour, one window. We stop when there is one you would hang up.',
        words: 'portrait*, headshot*, business',
      },
      {
        name: 'Weddings',
        text: 'From buttons to the last dance, and the grandmothers in between. We talk through the day beforehand.',
        words: 'wedding*, engagement*, elope*',
      },
      {
        name: 'Families and babies',
        text: 'At home or outdoors, at the pace of the smallest.',
        words: 'famil*, newborn*, bab*, child*, maternity',
      },
      {
        name: 'Businesses',
        text: 'The people, the place and the work, so that customers know you before they come.',
        words: 'business*, brand*, corporate, team*',
      },
      {
        name: 'Products and food',
        text: 'On plain ground or in use. Sharp where it matters.',
        words: 'product*, food*, still life, commercial',
      },
      {
        name: 'Parties and events',
        text: 'Unnoticed among the guests. Speeches, faces and the cake.',
        words: 'event*, party, parties, concert*, conference*',
      },
      {
        name: 'Houses and rooms',
        text: 'Straight lines, open curtains and the best hour of the day.',
        words: 'house*, room*, interior*, real estate, architectur*',
      },
      {
        name: 'Prints and albums',
        text: 'Chosen together, printed well and made to be handled.',
        words: 'print*, album*, book*',
      },
    ],
    quotes: [
      'Wait for the second smile.',
      'Good light costs nothing and keeps its own hours.',
      'The best picture is often after the pose.',
      'Print it. Screens forget.',
      'Nobody is unphotogenic, only hurried.',
    ],
    reviews: [
      'I look like myself, on a good day. That is what I had hoped for.',
      'We hardly noticed anybody taking pictures. Then there was the whole day, in order.',
      'The children think it was an afternoon of games. The pictures say otherwise.',
      'Our customers now recognise us at the door.',
    ],
    questions: [
      {
        question: 'What should I wear?',
        answer: 'What you like wearing. Avoid tiny patterns and anything you have to keep pulling at.',
      },
      {
        question: 'I am awkward in front of a camera.',
        answer: 'Most people are. We begin slowly, talk while we work and show you the first ones.',
      },
      {
        question: 'How many pictures do I get?',
        answer: 'It depends on what we photograph. We tell you the number before you book.',
      },
      {
        question: 'When do I get them?',
        answer: 'We name a date when we plan the shoot. If you need one sooner, say which.',
      },
      {
        question: 'What if it rains?',
        answer: 'Rain has beautiful light. If you would rather not, we look for another day.',
      },
      {
        question: 'May I share the pictures?',
        answer: 'We agree in writing on what you may use them for. Private use is the usual case.',
      },
    ],
    headings: {
      services: ['What we photograph', 'In front of the lens', 'People, days and things', 'Pick an occasion'],
      gallery: ['Between two shoots', 'Things by the window', 'Around the studio'],
      reviews: ['What people say', 'After the pictures came', 'Seen and liked', 'Captions from clients'],
      questions: ['Before you smile', 'Asked before the shoot', 'Good to know', 'Camera-shy questions'],
      contact: ['Tell us the occasion', 'Ask for a date', 'Plan your pictures', 'Say when and where'],
      newsletter: ['New pictures', 'From the contact sheet', 'Free dates and light'],
      scheduling: ['Choose a date', 'Find a time for pictures'],
    },
    contactLines: [
      'Who, where and when? And what are the pictures for?',
      'Give us the date and the place, and we will say if we are free.',
      'A few lines about the day or the person are enough.',
    ],
    newsletterLines: [
      'New pictures and free dates, a few times a year.',
      'One photograph and its story, now and then.',
    ],
    actions: ['Ask for a date', 'Plan your pictures', 'Tell us the occasion', 'Book a portrait'],
    american: { recognise: 'recognize' },
  },
}
