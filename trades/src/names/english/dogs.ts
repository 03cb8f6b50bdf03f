import type { EnglishTrade } from '../english-words.ts'

/** The words of those who walk dogs, teach, groom, board and visit them: each their own. */
export const dogs: readonly EnglishTrade[] = [
  {
    of: 'dog-walker',
    houses: 'Dogs, Hounds',
    things: 'Lead, Stick, Collar, Whistle, Biscuit, Bramble, Wag, Hound, Puddle, Ball',
    marks: 'Muddy, Wagging, Patient, Wet',
    counted: 'Tails, Paws, Laps, Biscuits',
    joined: 'paw, tail, hound',
    names:
      'Muddy Paws, Stick & Whistle, The Second Walk, Good Boy, Once Round the Park, Wet Nose, Ears Up, Leads & Puddles, Tired Dogs',
    did: 'Walked',
  },
  {
    of: 'dog-trainer, animal-behaviorist',
    houses: 'Dogs, Hounds, Dog School',
    things: 'Whistle, Treat, Collar, Clicker, Wag, Hound, Ear, Nose, Biscuit, Pocket',
    marks: 'Patient, Calm, Quiet, Steady',
    counted: 'Treats, Ears, Tails, Whistles',
    joined: 'paw, tail, hound',
    names:
      'Sit. Stay. Home., Good Boy, Ears Up, Nose First, Calm Hound, Treat & Whistle, Pocket of Biscuits, Look at Me, Loose Lead, One More Time',
    did: 'Taught',
  },
  {
    of: 'dog-groomer, mobile-dog-groomer',
    houses: 'Grooming, Groom Room, Wash House',
    things: 'Comb, Coat, Brush, Tub, Curl, Suds, Towel, Fluff, Clipper, Bandana',
    marks: 'Fluffy, Shiny, Tidy, Damp',
    counted: 'Combs, Curls, Coats, Towels',
    joined: 'comb, curl, suds',
    names:
      'Comb & Coat, Brush & Suds, The Clean Coat, Curl & Comb, Fluff & Tidy, Shake Dry, Smells of Nothing, From Nose to Tail, Towel First, Still a Dog, Tub & Towel',
    did: 'Groomed',
  },
  {
    of: 'dog-kennels, dog-breeder',
    houses: 'Kennels, Dogs',
    things: 'Basket, Blanket, Bowl, Straw, Paw, Nose, Gate, Biscuit, Yard, Wag',
    marks: 'Warm, Sleepy, Gentle, Quiet',
    counted: 'Baskets, Bowls, Tails, Paws',
    joined: 'paw, tail, hound',
    names:
      'Home by Sunday, Warm Baskets, The Full Bowl, Straw & Blanket, Good Boy, Nose First, The Other Basket, Sleepy Paws',
    did: 'Boarded',
  },
  {
    of: 'pet-sitter, pet-taxi',
    houses: 'Pets, Pet Care, Pet Visits',
    things: 'Paw, Whisker, Bowl, Basket, Key, Feather, Tail, Biscuit, Doormat',
    marks: 'Gentle, Sleepy, Kind, Quiet',
    counted: 'Paws, Bowls, Whiskers, Keys',
    joined: 'paw, whisker, tail',
    names:
      'Fed at Six, Paw & Key, The Full Bowl, Whisker & Bowl, Home Before You, Key Under Paw, While You Are Away, Two Bowls',
    did: 'Looked after',
  },
]
