import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['atelier', 'workshop', 'press', 'studio'],
  copy: {
    trade: 'Upholsterer',
    role: 'Upholsterer',
    headlines: [
      'Upholsterer in {place}',
      'New cover, same old armchair',
      'Sofas stripped, sprung and re-covered',
      'Chairs upholstered in {place}',
      'Fresh seats for good frames',
      'Webbing, springs, stuffing, fabric',
    ],
    introductions: [
      '{name} re-covers and repairs in {place}: {services}. Tell us what it is, how wide, and what is wrong underneath.',
      'The cover wears out long before the frame does. {name} in {place} takes the old one off, puts the seat right and sews the new one.',
      'It may be the webbing, the springs or only the foam. {name} in {place} looks underneath before saying what your chair needs.',
    ],
    servicesLabel: 'Upholstery',
    servicesLines: [
      'Sit on it once more and say what bothers you: too low, too soft, too brown.',
      'Found a fabric already? Send its width and pattern repeat before you buy it.',
      'One chair of a set can go first, so that you see it before the others follow.',
    ],
    services: [
      {
        name: 'Sofas and armchairs',
        text: 'Old cover off, frame glued where it has come loose, seat rebuilt. Then the new cover is cut, sewn and pulled tight.',
        words: 'sofa*, couch*, settee*, armchair*, wing chair*, recliner*, suite, suites',
      },
      {
        name: 'Dining chairs and stools',
        text: 'Drop-in or sprung, done as a set so that everyone sits at the same height.',
        words: 'dining*, chair, chairs, stool*, footstool*, seat pad*, drop in',
      },
      {
        name: 'Springs and webbing',
        text: 'A seat that sags gets new webbing and springs tied by hand. If the cover is still good, it goes back on.',
        words: 'spring*, webbing, sag, sagging, sagged',
      },
      {
        name: 'New foam and cushions',
        text: 'Cut to your covers, or to new ones, in the firmness that you choose by sitting on it.',
        words: 'foam, cushion*, filling*, feather*, padding, stuffing',
      },
      {
        name: 'Antique pieces',
        text: 'Horsehair, hessian and stitched edges where the chair was made that way. What can stay under the cover stays.',
        words: 'antique*, traditional*, horsehair, period, chaise*, heritage, restor*, deep button*',
      },
      {
        name: 'Headboards and benches',
        text: 'Plain, channelled or buttoned, as wide as the bed or as long as the wall.',
        words: 'headboard*, bench*, window seat*, bed, beds, ottoman*',
      },
      {
        name: 'Small repairs',
        text: 'A burst seam, a lost button, a torn dust cover. Keep the button if you find it.',
        words: 'repair*, seam*, button*, tear, tears, torn, mend*',
      },
      {
        name: 'Leather and vinyl',
        text: 'Worn panels replaced and split seams resewn, or the whole piece covered afresh.',
        words: 'leather*, hide, vinyl',
        special: true,
      },
      {
        name: 'Loose covers and curtains',
        text: 'Covers cut on the piece itself, to come off for washing. Curtains to go with them.',
        words: 'loose cover*, slipcover*, slip cover*, curtain*, blind, blinds',
        special: true,
      },
      {
        name: 'Cafés, hotels and waiting rooms',
        text: 'Chairs and banquettes in batches, so that there is always somewhere to sit.',
        words: 'contract, commercial, restaurant*, pub, pubs, cafe*, hotel*, banquette*, waiting room*',
        special: true,
      },
      {
        name: 'Cars, boats and caravans',
        text: 'Seats and berth cushions, patterned from the old ones.',
        words: 'car, cars, boat*, caravan*, campervan*, motorbike*, motorcycle*, vehicle*',
        special: true,
      },
    ],
    quotes: [
      'Look underneath before you say goodbye.',
      'A good frame outlives its covers.',
      'Comfort begins below the fabric.',
      'Stripes should meet at the seat.',
    ],
    reviews: [
      'My grandmother’s chair came home in green. The dent in the left arm was left in, as I had asked.',
      'Inside were a coin, a crayon and some very tired springs. I got the coin back.',
      'The stripes run from the back over the seat to the floor without a step. I keep checking.',
      'I heard which of our two sofas was not worth it. The other one has never sat better.',
    ],
    questions: [
      {
        question: 'Is it worth it, or should I buy new?',
        answer:
          'A solid frame that you sit well in is usually worth a new cover. Where it is stapled chipboard and loose, we say so.',
      },
      {
        question: 'What does it cost to re-cover a chair?',
        answer:
          'Labour, filling and fabric are counted apart. Photos and measurements give a rough figure; the firm one comes once we have looked underneath.',
      },
      {
        question: 'May I bring my own fabric?',
        answer:
          'Yes, if it is made for seats. Ask us for the metres first: width and pattern repeat change them a good deal.',
      },
      {
        question: 'How long will I be without my sofa?',
        answer:
          'Fabric has to come and a bench has to be free; until then it can stay with you. Ask for the week when you order.',
      },
      {
        question: 'Which fabric stands up to children and cats?',
        answer:
          'A tight weave without loops, in a colour that forgives. Take samples home and let the cat try one.',
      },
      {
        question: 'Can only the seat cushions be done?',
        answer: 'Often, if the covers are still good. New foam then goes into the old covers.',
      },
      {
        question: 'How does it get to you?',
        answer: 'Say which floor it is on and how wide the door is. Then we can say how it might travel.',
      },
    ],
    headings: {
      services: [
        'What gets a new cover',
        'From webbing to piping',
        'Strip, rebuild, cover',
        'For sofas, stools and headboards',
      ],
      gallery: ['On the trestles', 'Tacks, twine and cloth', 'Before the cover goes on'],
      reviews: ['Said sitting down', 'From living rooms', 'After the first evening on it'],
      questions: ['Before the old cover comes off', 'Asked over fabric samples', 'Fabric, foam and time'],
      contact: ['Describe the chair', 'What needs covering?', 'Ask the upholsterer'],
      newsletter: ['From under the covers', 'New fabrics, old frames'],
      scheduling: ['Find a day for samples', 'Come and feel fabrics'],
    },
    contactLines: [
      'What is it, how wide, and what is wrong with the seat? Have photos ready from all sides, and one from below.',
      'Say how many pieces there are and whether you have a fabric in mind. Tell us the room’s colours, too.',
    ],
    newsletterLines: [
      'A chair before and after, and what was found inside it.',
      'Fabrics that have come in, and ends of rolls for a single stool.',
    ],
    actions: ['Describe the chair', 'Ask about a chair', 'Ask for an estimate', 'Ask about fabrics'],
    american: {
      metres: 'yards',
      hessian: 'burlap',
      labour: 'labor',
      channelled: 'channeled',
      caravans: 'campers',
      chipboard: 'particleboard',
    },
  },
}
