import type { WrittenSkill } from './idea.ts'

/** What people know of animals. */
export const skillsOfAnimals: readonly WrittenSkill[] = [
  {
    id: 'dogs',
    called: 'dog training',
    said: 'dog, puppy, puppies, dog training, dog walking, dog grooming',
    ideas: `Puppy lessons in small groups: A fenced field, and treats in every pocket.: saturdays
      Long walks for office dogs: Four leads at most, and a dry towel.: half
      Nervous dogs, one by one: No groups, no hurry, same hour each week.: evenings
      Dog birthday cakes and walks: Two recipes that a vet has seen.: evenings
      Muddy dogs washed at home: Warm water and two towels.: saturdays
      Old dogs, short slow walks: Twenty minutes, twice a day.: half
      Dog sitting while you travel: A key, a list and a photograph a day.: all
      Dog walks in {place}: Four leads at most, and a dry towel.: half`,
  },
  {
    id: 'cats',
    called: 'cat care',
    said: 'cat, kitten',
    ideas: `Cats fed while you travel: A key, a list and a photograph a day.: evenings
      Shy cats visited, not rushed: An hour on the floor with a book.: evenings
      Cats to the vet, calmly: A carrier that opens on top.: half
      Windows made safe for cats: Mesh, a drill and a spirit level.: saturdays
      Cat visits in {place}: Twenty minutes, twice a day.: half
      Old cats’ medicine on time: A towel, and steady hands.: half`,
  },
  {
    id: 'pets',
    called: 'pet care',
    said: 'animals, pet, fish, bird, rabbit, hamster, parrot',
    ideas: `Pets fed while you travel: A key, a list and a photograph a day.: evenings
      Fish tanks cleaned every month: Buckets, a net and clean hands.: half: fish
      Rabbit hutches cleaned on Saturdays: Straw, a brush and a sack.: saturdays: rabbit, pet, animals
      Small pets boarded over summer: A cool room, and one shelf each.: all: rabbit, hamster, bird, parrot, pet, animals
      First pet, chosen with care: An hour of questions before any shop.: saturdays: pet, animals, rabbit, hamster
      Pet visits in {place}: Twenty minutes, twice a day.: half
      Claws clipped on your lap: Small scissors, a towel and calm.: half: pet, animals, rabbit, bird, parrot`,
  },
  {
    id: 'horses',
    called: 'riding',
    said: 'horse, pony, riding, stable',
    ideas: `Stable mornings for town people: Boots in all sizes and one patient pony.: saturdays
      Horses fed while you travel: A list for each, and a call at six.: all
      Saddles and bridles cleaned monthly: Soap, a sponge and a rail.: half
      Pony rides at village fairs: A lead rope, papers and a quiet pony.: saturdays
      Horse care for first owners: Four visits, from hoof to hay.: saturdays
      Stables mucked out in {place}: A fork, a barrow and early hours.: half
      Nervous riders, one to one: One pony, one lunge line, no hurry.: half
      Horses clipped before the winter: A machine, and somebody to hold.: half`,
  },
  {
    id: 'bees',
    called: 'beekeeping',
    said: 'bees, bee, beehive, beekeeping, honey',
    ideas: `Beehives looked after for others: They keep the honey, or half of it.: half
      Swarms fetched within the hour: A box, a veil and a phone that is on.: half
      Honey jars with your label: Forty jars, and a list of regulars.: half
      One day at the hive: Six suits, and one hive that is calm.: saturdays
      Bees on the office roof: Two hives, and a jar for each desk.: all
      First hive, first year together: One visit every second week.: half
      Honey stall in {place}: Jars, spoons and a card reader.: saturdays
      Hives painted in your colours: Linseed oil, six pots and a dry week.: evenings`,
  },
  {
    id: 'hens',
    called: 'hen keeping',
    said: 'hen, chicken, poultry, duck',
    ideas: `Three hens and a henhouse: Brought, set up and explained in an hour.: saturdays
      Hens fed while you travel: A key to the run, and the eggs.: all
      Hens lent for a summer: A house on wheels and a list.: all
      Egg box at your gate: Boxes, a tin and a sign.: half
      Henhouses built fox-proof: Mesh, posts and a Saturday.: saturdays
      Hen keeping lessons in {place}: An hour beside your own run.: saturdays`,
  },
]
