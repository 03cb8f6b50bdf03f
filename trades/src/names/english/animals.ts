import type { EnglishWords } from '../english-words.ts'
import { dogs } from './dogs.ts'

/** The words of animals. */
export const animals: EnglishWords = {
  houses: 'Animal Care, Pets, Paws, Pet Care',
  things: 'Paw, Whisker, Feather, Tail, Hay, Collar, Bramble, Biscuit, Basket',
  marks: 'Wagging, Muddy, Gentle, Patient',
  counted: 'Paws, Tails, Whiskers',
  joined: 'paw, tail, whisker',
  names:
    'Muddy Paws, Good Boy, Whisker & Tail, Nose First, Home in Time for Tea, The Muddy Gate, Fur & Feather, Four Feet',
  did: 'Cared for',
  trades: [
    ...dogs,
    {
      of: 'farrier, hoof-trimmer, equine-dentist',
      houses: 'Farriery, Hoof Care, Forge',
      things: 'Hoof, Anvil, Nail, Rasp, Iron, Ember, Apron, Shoe, Heel',
      marks: 'Sound, Quiet, Patient, Steady',
      counted: 'Hooves, Nails, Shoes',
      joined: 'hoof, iron',
      names:
        'Hoof & Anvil, No Hoof No Horse, Four Shoes, Sound on Stones, Six Weekly, Rasp & Nail, Hold His Head',
      did: 'Shod',
    },
    {
      of: 'horse-trainer, riding-instructor, livery-yard, horse-riding, trail-rides, trail-riding-station',
      houses: 'Horses, Yard, Stables, Riding',
      things: 'Bridle, Saddle, Hay, Stirrup, Mane, Girth, Clover, Halter, Paddock',
      marks: 'Sound, Quiet, Patient, Steady',
      counted: 'Halters, Paddocks, Stirrups, Gaits',
      joined: 'bridle, mane, paddock',
      names:
        'Heels Down, On a Long Rein, Quiet Hands, Hay & Halter, The Patient Mare, Walk On, Rising Trot, Loose Rein Lane',
      did: 'Ridden',
    },
    {
      of: 'cat-sitter',
      houses: 'Cats, Cat Care, Cat Visits',
      things: 'Whisker, Sill, Basket, Purr, Tail, Paw, Sunbeam, Saucer, Yarn',
      marks: 'Sleepy, Quiet, Aloof',
      counted: 'Whiskers, Saucers, Naps',
      joined: 'whisker, paw',
      names:
        'Whisker & Sill, The Warm Windowsill, Not Before Breakfast, Nine Naps, Saucer & Sunbeam, Home Alone Cats',
      did: 'Fed',
    },
    {
      of: 'veterinarian, mobile-vet, animal-physiotherapist',
      houses: 'Vets, Animal Care',
      things: 'Paw, Whisker, Feather, Hoof, Basket, Hedge, Fur, Wing, Burrow',
      marks: 'Gentle, Kind, Calm, Patient',
      counted: 'Paws, Wings, Whiskers',
      joined: 'paw, wing',
      names: 'Fur & Feather, The Brave Hamster, Gentle Paws, Wing & Whisker, Tails Up, The Calm Basket',
      did: 'Cared for',
    },
  ],
}
