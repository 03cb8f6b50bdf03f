import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  artwork: 'riding',
  families: ['field', 'hearth', 'atelier', 'press'],
  copy: {
    trade: 'Riding lessons',
    role: 'Riding instructor',
    headlines: [
      'Riding lessons in {place}',
      'Brush first, then ride',
      'Heels down, eyes up',
      'A quiet hand on the rein',
      'Up into the saddle in {place}',
      'Hay, leather and fresh air',
    ],
    introductions: [
      '{name} teaches riding in {place}: {services}. Say who rides, how old, how tall, and what they have done so far.',
      'An hour on a horse begins on the ground, with a brush. {name} in {place} leaves time for that.',
      'Some dreamed of it at eight and start at forty. {name} in {place} puts you on the lunge first, and nobody looks.',
    ],
    servicesLabel: 'Riding',
    servicesLines: [
      'Height, weight and experience decide which horse. Please give them truly.',
      'Long trousers and shoes with a small heel will do for the beginning.',
      'Afraid since a fall? Tell us; we start on the ground again.',
    ],
    services: [
      {
        name: 'First lessons on the lunge',
        text: 'The horse is led, you find your seat. Hands come later.',
        words: 'beginner*, first, lunge, start*, never ridden',
      },
      {
        name: 'Children and ponies',
        text: 'Leading, grooming, mucking out and a walk round the yard. Riding grows out of that.',
        words: 'child*, kid*, pony, ponies, young*',
      },
      {
        name: 'Group lessons',
        text: 'Few enough horses that each of you is corrected, enough to learn to keep a distance.',
        words: 'group*, class, classes, lesson, lessons',
      },
      {
        name: 'Private lessons',
        text: 'On your own subject: the canter, the corner, the nerves.',
        words: 'private*, individual*, one to one, one-to-one',
      },
      {
        name: 'Dressage and seat',
        text: 'Straight, even, in rhythm. Most of what the horse does wrong begins in the saddle.',
        words: 'dressage, seat, flatwork, position',
      },
      {
        name: 'Poles and jumping',
        text: 'Poles on the ground first, then small, then only as high as the canter is calm.',
        words: 'jump*, pole*, show jumping, cross country',
      },
      {
        name: 'Rides out',
        text: 'At the pace of the least experienced rider, along tracks that the horses know.',
        words: 'hack*, trail*, ride out, rides out, outdoor*, trek*',
        special: true,
      },
      {
        name: 'With your own horse',
        text: 'In your yard or in ours, and where it is needed from the ground.',
        words: 'own horse, livery, mobile, come to you, training',
        special: true,
      },
    ],
    quotes: [
      'The horse noticed before you did.',
      'Soft hands come from a quiet seat.',
      'Nobody is late who brushed properly.',
      'A horse forgives. It also remembers.',
    ],
    reviews: [
      'I came to canter and spent four weeks learning to sit. Then I cantered.',
      'Our daughter speaks of nothing but hooves. She has also started getting up by herself.',
      'After my fall I only led him for a while. Nobody asked when I would get on again.',
      'My horse changed within a month. I had changed in a week, it turned out.',
    ],
    questions: [
      {
        question: 'What do we wear?',
        answer:
          'Trousers that do not rub, shoes with a small heel and gloves if you have them. A helmet that fits is a must; ask whether one can be lent.',
      },
      {
        question: 'From what age can a child ride?',
        answer:
          'When it can listen, wait and sit by itself; that comes at different ages. Small ones can groom and be led.',
      },
      {
        question: 'Is there a weight limit?',
        answer:
          'Yes, for the sake of each horse’s back. Tell us your height and weight, and we say truthfully whether we have the right one.',
      },
      {
        question: 'What happens in bad weather?',
        answer: 'Rain seldom matters, storm and ice do. We call before you set out.',
      },
      {
        question: 'Can I choose my horse?',
        answer: 'You may wish. Who fits whom on the day, the horse’s back and your experience decide.',
      },
      {
        question: 'How soon will I canter?',
        answer:
          'When your seat is quiet in trot. For some that is weeks, for some months, and nobody is hurried.',
      },
    ],
    headings: {
      services: [
        'From the ground to the saddle',
        'Lessons for riders',
        'On the lunge, in the group, outside',
        'What we ride and practise',
      ],
      gallery: ['Bridles, brushes and boots', 'Around the yard', 'Morning at the stable'],
      reviews: ['From the saddle', 'Said while unsaddling', 'Riders and parents write'],
      questions: ['Before you mount', 'Asked at the gate', 'Helmets, weight and weather'],
      contact: ['Who wants to ride?', 'Ask for a lesson', 'Introduce your rider'],
      newsletter: ['From the yard', 'Holiday courses'],
      scheduling: ['Choose a riding lesson', 'Find a free horse'],
    },
    contactLines: [
      'Age, height, weight and what the rider can do. Then we think of a horse.',
      'Write which days suit, and whether there was ever a fall that still matters.',
    ],
    newsletterLines: [
      'Dates for holiday courses and open days at the yard.',
      'An exercise for the seat, and news of the horses.',
    ],
    actions: ['Ask for a lesson', 'Introduce the rider', 'Book a trial lesson', 'Ask about courses'],
    american: {
      trousers: 'pants',
      Trousers: 'Pants',
      yard: 'barn',
      lunge: 'lunge line',
      practise: 'practice',
      holiday: 'vacation',
      Holiday: 'Vacation',
    },
  },
}
