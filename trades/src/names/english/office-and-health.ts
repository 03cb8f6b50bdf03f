import type { EnglishWords } from '../english-words.ts'

/** The words of offices. */
export const professionalOffice: EnglishWords = {
  houses: 'Office, Advice, Partners, Practice, Bureau',
  things: 'Ledger, Compass, Lamp, Desk, Quill, Margin, Folder, Column, Key, Signet',
  marks: 'Plain, Straight, Clear, Second',
  counted: 'Desks, Columns, Chairs',
  joined: 'mark, well',
  names:
    'Plain English, Second Opinion, The Straight Answer, Sleep on It, Sign Here, The Clear Desk, In Black & White, The Small Print',
  did: 'Settled',
  trades: [
    {
      of: 'accountant, financial, professional-office-financial, mortgage-broker, insurance-broker, bureau-de-change, money-lender',
      houses: 'Accounts, Ledgers, Figures',
      things: 'Ledger, Column, Penny, Margin, Abacus, Balance, Receipt, Pencil, Quarter',
      marks: 'Plain, Round, Straight, Tidy',
      counted: 'Columns, Pennies, Quarters, Figures',
      joined: 'penny, ledger, sum',
      names:
        'Shoebox of Receipts, Both Columns, Penny & Ledger, Carry the One, Round Figures, The Tidy Ledger, Every Penny, Bring the Shoebox, Odd Pennies, Before the Deadline',
      did: 'Balanced',
    },
    {
      of: 'architect, interior-designer, surveyor, professional-office-surveyor, home-inspector, energy-assessor',
      houses: 'Studio, Drawing Office',
      things: 'Plan, Line, Threshold, Pencil, Corner, Stair, Light, Section, Window, Sill',
      marks: 'North, Straight, Quiet, Plain',
      counted: 'Lines, Windows, Corners, Doors',
      joined: 'line, sill, stair',
      names:
        'North Light, Plan & Section, Threshold, The Drawn Line, Light & Stair, Sill & Corner, Room to Breathe, Two Windows, Soft Pencil, Scale One to One',
      did: 'Drawn',
    },
    {
      of: 'web-design, graphic-designer, app-developer, technology-consulting, it, social-media-manager, advertising-agency, copywriter, proofreader, virtual-assistant',
      houses: 'Studio, Desk, Bureau',
      things: 'Pixel, Serif, Comma, Margin, Grid, Semicolon, Ink, Canvas, Cursor, Column',
      marks: 'Bold, Plain, Blinking, Clear',
      counted: 'Pixels, Commas, Columns, Drafts',
      joined: 'pixel, grid, comma',
      names:
        'Semicolon, Bold & Plain, Second Draft, Comma Sense, White Space, The Blinking Cursor, Serif & Grid, In the Margin, Kern & Co., Undo',
      did: 'Designed',
    },
    {
      of: 'law-office, notary, mobile-notary, mediator, will-writer, visa-and-license-agent, grant-writer',
      houses: 'Chambers, Advice',
      things: 'Quill, Seal, Lantern, Clause, Bell, Oak, Scales, Ribbon',
      marks: 'Plain, Fair, Straight, Calm',
      counted: 'Seals, Chairs, Clauses',
      joined: 'seal',
      names:
        'Seal & Signature, Plain English, Fair & Square, The Calm Clause, Sign Here, Both Sides, Said & Signed',
      did: 'Signed',
    },
    {
      of: 'real-estate-agent, condo-rental-agency, coworking',
      houses: 'Homes, Rooms, Doors',
      things: 'Door, Key, Gate, Threshold, Chimney, Porch, Latch, Window, Stair',
      marks: 'New, Next, Open, Far',
      counted: 'Doors, Keys, Gates, Windows',
      joined: 'gate, door',
      names:
        'Next Door, Porch & Gate, Mind the Step, The Front Door Key, New Doormat, The Open Gate, Map & Key',
      did: 'Found',
    },
    {
      of: 'travel-agency',
      houses: 'Travel, Journeys, Away',
      things: 'Compass, Map, Suitcase, Window, Ticket, Harbour, Atlas, Postcard',
      marks: 'Far, Long, Slow, Window',
      counted: 'Maps, Tickets, Postcards, Seats',
      joined: 'map, harbour',
      names:
        'Window Seat, The Long Way Round, Postcard Home, Compass & Case, Left Luggage, Slow Train, Somewhere Else, Map & Lantern',
      did: 'Travelled',
    },
    {
      of: 'employment-agency, career-coach, life-coach, business-consultant',
      houses: 'People, Practice, Coaching',
      things: 'Compass, Ladder, Bridge, Lantern, Step, Door, Pencil, Bell, Anchor',
      marks: 'Next, Open, First, Clear',
      counted: 'Steps, Doors, Ladders, Mondays',
      joined: 'step, bridge',
      names:
        'First Monday, What Next, The Next Step, Open Door, Compass & Ladder, Good Question, Second Act, Fork in the Road',
      did: 'Found',
    },
  ],
}

/** The words of health practices. */
export const healthPractice: EnglishWords = {
  houses: 'Practice, Clinic, Health, Therapy Rooms',
  things: 'Willow, Harbour, Breath, Linen, Lamp, Balm, River, Stone, Sage',
  marks: 'Quiet, Gentle, Steady, Calm',
  counted: 'Breaths, Chairs, Steps',
  joined: 'well, brook, balm',
  names:
    'The Quiet Room, Take a Seat, Steady On, Slow Breath, Two Chairs, Better by Degrees, The Listening Room, Calm Harbour',
  did: 'Cared for',
  trades: [
    {
      of: 'physical-therapist, osteopath, chiropractor, podiatrist, foot-care, occupational-therapist, rehabilitation',
      houses: 'Clinic, Practice',
      things: 'Spine, Step, Balance, Hinge, Stride, Heel, Shoulder, Needle, Posture',
      marks: 'Upright, Steady, Easy, Level',
      counted: 'Steps, Shoulders, Strides',
      joined: 'step, stride',
      names:
        'Back in Step, Shoulders Down, First Steps, Upright Again, Heel & Toe, Stand Easy, Both Feet, Bend Your Knees, Spring in the Step',
      did: 'Mended',
    },
    {
      of: 'acupuncturist, reflexologist, alternative, reiki, nutritionist',
      houses: 'Practice, Clinic, Room',
      things: 'Willow, Sage, Balance, Breath, River, Needle, Meridian, Lantern, Ginger',
      marks: 'Quiet, Slow, Gentle, Steady',
      counted: 'Breaths, Needles, Rivers',
      joined: 'sage, brook',
      names:
        'The Quiet Point, Sage & River, Slow Breath, Fine Needles, Balance Point, Willow & Sage, Still Water, Deep Roots',
      did: 'Balanced',
    },
    {
      of: 'therapist, health-practice-therapist, couples-counselor, counselling, creative-therapist, hypnotherapist, sophrologist, speech-therapist, end-of-life-doula, support-group',
      houses: 'Therapy, Counselling, Therapy Rooms, Talking Room',
      things: 'Chair, Lamp, Harbour, Window, Willow, Anchor, River, Tide, Lantern',
      marks: 'Quiet, Open, Listening, Slow',
      counted: 'Chairs, Windows, Lamps',
      joined: 'harbour, tide, lamp',
      names:
        'Two Chairs, The Listening Room, An Open Window, Slack Water, Say It Out Loud, The Other Chair, Lamp & Window, Room to Talk, Turn of the Tide',
      did: 'Heard',
    },
    {
      of: 'dentist-office, dental-technician',
      houses: 'Dental, Practice',
      things: 'Smile, Mirror, Pearl, Mint, Apple, Chair, Willow',
      marks: 'Gentle, Calm, Clear, Kind',
      counted: 'Smiles, Pearls, Apples',
      joined: 'pearl',
      names:
        'Open Wide, Apple & Mint, Nothing to Fear, The Quiet Drill, Pearl & Mint, Gentle Hands, The Kind Dentist, No White Coats, Rinse & Smile',
      did: 'Cared for',
    },
    {
      of: 'optician, audiologist, ear-wax-removal',
      houses: 'Practice, Optical',
      things: 'Lens, Frame, Wren, Bell, Whisper, Window, Prism',
      marks: 'Clear, Sharp, Quiet, Fine',
      counted: 'Lenses, Frames, Bells',
      joined: 'lens, bell',
      names:
        'Clear Sight, Better or Worse, The Bottom Line, Bell & Whisper, See Here, Near & Far, Say Again, Sharp Focus',
      did: 'Seen',
    },
    {
      of: 'pharmacy, medical-clinic, clinic, laboratory, nurse',
      houses: 'Clinic, Practice, Surgery',
      things: 'Willow, Linden, Sage, Orchard, Mortar, Harbour, Apple',
      marks: 'Gentle, Calm, Kind',
      counted: 'Apples, Chairs',
      joined: 'well, brook',
      names:
        'Second Opinion, An Apple a Day, No White Coats, Calm Harbour, The Kind Chair, Mortar & Sage, Take a Seat, Better Soon',
      did: 'Cared for',
    },
    {
      of: 'midwife, doula, lactation-consultant',
      houses: 'Midwifery, Births, First Days',
      things: 'Lullaby, Moon, Cradle, Lamp, Blanket, Nest, Wren, Feather',
      marks: 'First, Gentle, Night, Steady',
      counted: 'Moons, Lullabies, Lamps',
      joined: 'moon, nest',
      names:
        'Ten Tiny Toes, First Hours, Hello Small One, Moon & Nest, Breathe Now, Day One, Moon & Cradle, The Night Light, Nest & Moon',
      did: 'Cared for',
    },
    {
      of: 'home-carer, disability-support, day-center, hospice',
      houses: 'Care, Companions, Home Care',
      things: 'Kettle, Lamp, Robin, Blanket, Window, Armchair, Biscuit, Garden',
      marks: 'Steady, Kind, Gentle, Familiar',
      counted: 'Kettles, Lamps, Mornings',
      joined: 'lamp, robin',
      names:
        'By Your Side, Tea & Company, Steady Arm, Good Company, Robin at the Window, The Familiar Chair, Two Sugars, Stay for Tea',
      did: 'Cared for',
    },
  ],
}
