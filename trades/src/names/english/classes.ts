import type { EnglishWords } from '../english-words.ts'
import { lessons } from './lessons.ts'
import { music } from './music.ts'

/** The words of classes. */
export const classes: EnglishWords = {
  houses: 'Lessons, School, Classes, Tuition, Study',
  things: 'Pencil, Lamp, Desk, Chalk, Page, Slate, Satchel, Bell, Margin',
  marks: 'Patient, First, Curious, Second',
  counted: 'Pencils, Lessons, Desks, Questions',
  joined: 'page, chalk, lamp',
  names:
    'Ask Again, Good Question, The Patient Pencil, Chalk & Lamp, In Your Own Words, Try It Once More, No Silly Questions, Front Row',
  did: 'Learnt',
  trades: [
    ...lessons,
    ...music,
    {
      of: 'yoga-studio, pilates-studio, meditation-teacher',
      houses: 'Movement, Studio, Practice',
      things: 'Breath, Mat, Balance, Stretch, Lantern, Sun, Stillness, Spine, Willow',
      marks: 'Slow, Long, Bare, Quiet',
      counted: 'Breaths, Mats, Sundays',
      joined: 'breath, mat',
      names:
        'Exhale, Bare Feet, Long Exhale, Bend & Balance, Ten Deep Breaths, Slow Strong, Rolled Mats, Breathe Out, Phones by the Door, Stand on One Leg, The Quiet Hour',
      did: '',
    },
    {
      of: 'fitness, personal-trainer, running-coach, sports-coach',
      houses: 'Training, Strength, Movement',
      things: 'Stride, Lap, Rope, Whistle, Bell, Medal, Mile, Hill, Lung',
      marks: 'Strong, Steady, Early, Second',
      counted: 'Laps, Miles, Hills, Rounds',
      joined: 'stride, mile',
      names:
        'One More Lap, Second Wind, Stairs Not Lift, Slow Strong, Early Miles, Up the Hill, Feet First, Laces Tied, Five More, The Long Mile, Lap & Lung',
      did: 'Trained',
    },
    {
      of: 'swimming-teacher',
      houses: 'Swimming, Swim School',
      things: 'Lap, Float, Splash, Fin, Ripple, Otter, Lane, Towel',
      marks: 'Deep, Warm, Brave, First',
      counted: 'Laps, Lengths, Otters',
      joined: 'fin, float',
      names:
        'Float First, Feet First, The Deep End, Splash & Glide, One More Length, Little Otters, Eyes Under, Blow Bubbles, Goggles On',
      did: '',
    },
    {
      of: 'tennis-coach',
      houses: 'Tennis, Courts',
      things: 'Net, Line, Serve, Volley, Racket, Rally',
      marks: 'First, Second, Long, Good',
      counted: 'Sets, Serves, Rallies',
      joined: 'serve, line',
      names:
        'Love All, First Serve, Over the Net, On the Line, Long Rally, Two Bounces, Net & Line, New Balls',
      did: '',
    },
    {
      of: 'climbing-gym',
      houses: 'Climbing, Walls',
      things: 'Rope, Hold, Chalk, Ledge, Knot, Crag, Boulder',
      marks: 'High, Last, Steady, Chalky',
      counted: 'Holds, Knots, Ledges',
      joined: 'crag, hold',
      names:
        'Chalk & Rope, Next Hold, The Last Ledge, On Belay, Hold On, Crag & Chalk, Don’t Look Down, Top Rope',
      did: '',
    },
    {
      of: 'dance-lessons, dojo',
      houses: 'Dance, Floor, Studio',
      things: 'Step, Rhythm, Floor, Mirror, Beat, Turn, Bow, Belt',
      marks: 'Light, First, Quick, Bare',
      counted: 'Steps, Beats, Turns',
      joined: 'step, beat',
      names:
        'On Your Toes, Left Foot First, Step & Turn, Two Left Feet, The Sprung Floor, Half a Beat, Mirror & Floor, Bow First',
      did: '',
    },
    {
      of: 'driving-school',
      houses: 'Driving, Driving School, Wheels',
      things: 'Mirror, Kerb, Clutch, Signal, Wheel, Road, Gear',
      marks: 'Calm, Patient, First, Smooth',
      counted: 'Gears, Mirrors, Points',
      joined: 'road, gear',
      names:
        'Mirror Signal Go, First Gear, Three Point Turn, Mind the Kerb, The Calm Clutch, Find the Bite, Left at the Lights, Second Exit',
      did: 'Passed',
    },
  ],
}
