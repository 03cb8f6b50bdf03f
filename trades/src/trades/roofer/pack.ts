import type { TradePack } from '../../trade-pack.ts'

export const pack: TradePack = {
  families: ['workshop', 'field', 'poster', 'ledger'],
  copy: {
    trade: 'Roofer',
    role: 'Roofer',
    headlines: [
      'Roofer in {place}',
      'Rain stays outside',
      'Roofs repaired, re-laid and flashed',
      'When the ceiling shows a ring',
      'Slates, tiles and lead',
      'A dry loft in {place}',
    ],
    introductions: [
      '{name} repairs and lays roofs in {place}. Tell us where the wet patch is, when it shows, and what covers the house.',
      'A stain on the ceiling is seldom under the hole. {name} in {place} follows the water back to the slate, the seam or the chimney.',
      '{name} works on pitched and flat roofs in {place}: one slipped tile after a gale, or the whole covering down to the rafters.',
    ],
    servicesLabel: 'Roof work',
    servicesLines: [
      'A picture from the pavement shows more than you would think.',
      'Say whether it drips in every rain, or only when the wind is in the west.',
      'Please stay off the roof and out of the loft where boards are wet.',
    ],
    services: [
      {
        name: 'Leaking roofs',
        text: 'We trace the water from the stain uphill to where it gets in. You see photos of the spot before and after.',
        words: 'leak*, roof repair*, water coming, damp patch*',
      },
      {
        name: 'Slipped slates and tiles',
        text: 'Single pieces replaced with ones that match in size and colour. Neighbouring nails are tested while the ladder is up.',
        words: 'slate*, tile*, slipped, missing, broken tile*',
      },
      {
        name: 'New roofs',
        text: 'Old covering off, battens and membrane renewed, new covering on. Each day ends with the house sheeted.',
        words: 'new roof*, re roof*, reroof*, replacement*, roofing',
      },
      {
        name: 'Flat roofs',
        text: 'Felt, rubber or fibreglass over garages, extensions and dormers, with a fall so that puddles find the outlet.',
        words: 'flat roof*, felt, epdm, rubber, fibreglass, membrane*',
      },
      {
        name: 'Flashing and valleys',
        text: 'Lead and zinc where roof meets wall, chimney or another roof. Most old leaks begin there.',
        words: 'flashing*, lead, valley*, zinc, leadwork',
      },
      {
        name: 'Ridges and verges',
        text: 'Loose caps bedded again or clamped dry, so that a gale has nothing to lift.',
        words: 'ridge*, verge*, hip, mortar',
      },
      {
        name: 'Gutters and downpipes',
        text: 'Cleared, re-hung or renewed, and tried with a bucket of water before the ladder comes down.',
        words: 'gutter*, downpipe*, fascia*, soffit*',
      },
      {
        name: 'Roof windows',
        text: 'Cut in, sealed and finished inside. Old ones that drip often need a new frame skirt and no more.',
        words: 'roof window*, skylight*, velux, rooflight*',
        special: true,
      },
      {
        name: 'Storm damage',
        text: 'Sheeted first, so that the rooms below stay dry. Then pictures and a list that an insurer can read.',
        words: 'storm*, wind damage, emergency roof*, tarpaulin',
      },
      {
        name: 'Roof surveys',
        text: 'Before you buy, before winter or because the attic smells. What will hold, what will not, and in which order to mend it.',
        words: 'survey*, inspection*, roof check*',
      },
    ],
    quotes: [
      'Water is patient. A roof has to be more so.',
      'One slate today or a ceiling in spring.',
      'The hole is rarely where the drip is.',
      'A roof is finished once the rain has tried it.',
    ],
    reviews: [
      'Two roofers wanted to strip the lot. This one showed me a split in the lead on her phone, and that was all it was.',
      'Scaffold up, sheets on every night, not a drop in the bedroom. The drive was swept for nails with a magnet.',
      'After the storm there was a tarpaulin over the hole by dark. The tiles came later and you cannot tell which are new.',
    ],
    questions: [
      {
        question: 'Water is dripping now. What do I do?',
        answer:
          'Put a bucket under it and prick the bulge in the ceiling with a screwdriver, so that it drains in one place. Keep away from lamps there, and call.',
      },
      {
        question: 'Repair or a new roof?',
        answer:
          'If the nails and battens are sound, single pieces can be replaced for many winters. If they crumble, each repair loosens the next tile. You see photos either way.',
      },
      {
        question: 'Is scaffolding needed?',
        answer:
          'For a few tiles a ladder may do. For edges, chimneys and whole slopes there is a scaffold, and it stands in the quotation as its own line.',
      },
      {
        question: 'What if it rains halfway through?',
        answer: 'Only as much is opened as can be closed by evening. Sheets are on site from the first day.',
      },
      {
        question: 'Must we move out of the upper rooms?',
        answer:
          'No. Cover what stands in the loft, since dust falls, and take pictures off the walls because hammering shakes them.',
      },
      {
        question: 'How often should gutters be cleared?',
        answer: 'Once after the leaves, and again in spring if trees overhang.',
      },
    ],
    headings: {
      services: [
        'What we do up there',
        'Ridge, slope and gutter',
        'Roof jobs, small to whole',
        'Where does it leak?',
      ],
      gallery: ['Slates, lead and ladders', 'Seen from the scaffold', 'What keeps the rain off'],
      reviews: ['Said after the first rain', 'From under dry ceilings', 'What homeowners say of their roofs'],
      questions: ['Before the scaffold goes up', 'Drips, tiles and weather', 'Asked from the pavement'],
      contact: ['Where does it drip?', 'Tell us the roof', 'Ask the roofer up', 'Describe the leak'],
      newsletter: ['Before the autumn gales', 'Roof notes by season'],
      scheduling: ['A day to look up', 'Book a roof visit'],
    },
    contactLines: [
      'Which room is wet, since when, and what covers the roof. Have a photo from across the street ready.',
      'Tell us the kind of house, how many storeys, and whether a van can stand in front.',
    ],
    newsletterLines: [
      'What to look at from the ground after a storm, and before winter.',
      'Gutters, moss, loose ridges: a reminder when each is due.',
    ],
    actions: ['Ask the roofer', 'Report a leak', 'Tell us the roof', 'Have the roof looked at'],
    american: {
      pavement: 'sidewalk',
      storeys: 'stories',
      fibreglass: 'fiberglass',
      colour: 'color',
      drive: 'driveway',
    },
  },
}
