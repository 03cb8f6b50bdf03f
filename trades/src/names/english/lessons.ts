import type { EnglishTrade } from '../english-words.ts'

/** The words of those who teach one thing: no sum stands on the sign of a language. */
export const lessons: readonly EnglishTrade[] = [
  {
    of: 'art-classes, calligraphy-classes',
    houses: 'Classes, Workshop',
    things: 'Brush, Ink, Easel, Palette, Sketch, Nib, Paper, Line, Smock',
    marks: 'First, Messy, Loose, Bold',
    counted: 'Brushes, Easels, Nibs, Sketches',
    joined: 'brush, ink',
    names:
      'Messy Aprons, First Attempt, Brush & Ink, Make a Mess, Sketchy, Anyone Can Draw, Paint & Patience, Off the Page',
    did: 'Drawn',
  },
  {
    of: 'sewing-classes',
    houses: 'Sewing Classes, Sewing School, Workshop',
    things: 'Needle, Thread, Pin, Hem, Bobbin, Thimble, Pattern, Chalk, Zip, Button',
    marks: 'First, Crooked, Patient, Running',
    counted: 'Needles, Bobbins, Pins, Buttons',
    joined: 'thread, stitch',
    names:
      'First Hem, Pins & Patience, Crooked Seams, Thread & Thimble, Unpick It, Learn by Hand, Pattern & Chalk, One More Button',
    did: 'Sewn',
  },
  {
    of: 'cooking-classes',
    houses: 'Cooking School, Kitchen, Classes',
    things: 'Spoon, Apron, Pan, Salt, Whisk, Thyme, Ladle, Board, Pepper',
    marks: 'First, Messy, Slow, Hot',
    counted: 'Spoons, Pans, Aprons, Whisks',
    joined: 'spoon, thyme',
    names:
      'Messy Aprons, A Pinch of Salt, Whisk & Spoon, Lick the Spoon, Taste It First, Pan & Apron, Wash Up After, Eat Your Homework',
    did: 'Cooked',
  },
  {
    of: 'drama-school, speech-coach',
    houses: 'Stage, Voice, Classes',
    things: 'Curtain, Cue, Stage, Line, Prompt, Spotlight, Echo, Mask, Wing',
    marks: 'First, Bold, Loud, Brave',
    counted: 'Cues, Curtains, Lines, Masks',
    joined: 'curtain, cue',
    names:
      'Speak Up, First Cue, Cue & Curtain, Stage Left, From the Wings, Louder Please, Mask & Prompt, The Brave Line',
    did: 'Rehearsed',
  },
  {
    of: 'language-teacher, translator, sign-language-teacher',
    houses: 'Languages, Lessons, Tuition',
    things: 'Verb, Vowel, Comma, Tongue, Phrase, Accent, Word, Page, Letter',
    marks: 'Patient, Second, Rolling, Curious',
    counted: 'Verbs, Tongues, Vowels, Accents',
    joined: 'verb, vowel',
    names:
      'Mother Tongue, Verb & Vowel, Say It Again, Comma Sense, Second Tongue, In Other Words, Accents Welcome, Roll the R',
    did: 'Spoken',
  },
  {
    of: 'maths-tutor',
    houses: 'Maths, Tuition, Numbers',
    things: 'Sum, Angle, Square, Root, Ruler, Compass, Fraction, Figure, Pencil',
    marks: 'Patient, Prime, Second, Curious',
    counted: 'Sums, Angles, Roots, Figures',
    joined: 'sum, angle',
    names:
      'Show Your Working, Carry the One, Square Root, Sum & Angle, The Patient Pencil, Try Another Way, Ruler & Root, Long Division',
    did: 'Solved',
  },
  {
    of: 'coding-classes',
    houses: 'Coding Club, Code School, Classes',
    things: 'Loop, Cursor, Line, Branch, Key, Pixel, Bracket, Stack, Tab',
    marks: 'First, Curious, Patient, Infinite',
    counted: 'Loops, Cursors, Brackets, Lines',
    joined: 'loop, pixel',
    names:
      'Hello Again, Open Bracket, Loop & Line, The First Loop, Still Running, Semicolon, Off by One, Tab & Space',
    did: 'Coded',
  },
  {
    of: 'chess-instructor',
    houses: 'Chess, Chess School, Chess Room',
    things: 'Pawn, Knight, Bishop, Castle, Board, Clock, Square, Fork, Gambit',
    marks: 'Patient, Black, White, Second',
    counted: 'Pawns, Knights, Moves, Clocks',
    joined: 'pawn, castle',
    names:
      'Your Move, Pawn & Clock, Touch Move, The Patient Pawn, Knight & Fork, White to Move, Both Clocks, Eight Pawns',
    did: 'Played',
  },
  {
    of: 'tutor, learning-therapist',
    houses: 'Tuition, Lessons, Study',
    things: 'Pencil, Lamp, Page, Desk, Chalk, Slate, Ruler, Margin, Satchel',
    marks: 'Patient, Second, Curious, Sharp',
    counted: 'Pencils, Questions, Pages, Desks',
    joined: 'page, lamp',
    names:
      'The Patient Pencil, Lamp & Desk, Ask Again, Good Question, Front Row, Show Your Working, Once More Slowly',
    did: 'Learnt',
  },
]
