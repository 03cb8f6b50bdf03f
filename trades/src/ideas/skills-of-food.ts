import type { WrittenSkill } from './idea.ts'

/** What people know of ovens, pots and gardens. */
export const skillsOfFood: readonly WrittenSkill[] = [
  {
    id: 'baking',
    called: 'baking',
    said: 'baking, bread, cake, sourdough, pastry, bake, biscuits, cookies, oven',
    ideas: `Sourdough ordered Monday, baked Thursday: One oven, one list, no waste.: half
      Birthday cakes with three tastes: A menu of three that you know by heart.: saturdays
      Bread taught in one morning: Four people, one table, one oven.: saturdays
      Cinnamon buns for early trains: A hatch, a flask and a card reader.: all
      Biscuits iced with company signs: Steady hands and two weeks of notice.: evenings
      Cakes without wheat or milk: A kitchen that has neither in it.: half
      Bread orders in {place}: One oven, one list, one shelf at the door.: half
      Sourdough starters, with first lesson: A jar, flour and your number.: evenings`,
  },
  {
    id: 'cooking',
    called: 'cooking',
    said: 'cooking, cook, food, chef, curry, meal, catering, kitchen, pasta, soup, crêpes, recipes',
    ideas: `Sunday lunch, collected at noon: One menu a week, ordered by Friday.: saturdays
      Curry night for twelve guests: One long table and your own recipes.: evenings
      Grandmother’s recipes, taught at home: Four pans, four people, one shopping list.: evenings
      Freezer meals for new parents: Labels, foil boxes and a doorbell.: half
      Lunches for the next meeting: Ten menus, and a day’s notice.: all
      Soup left at your door: Three soups, two flasks, one route.: half
      Cooking for one, taught kindly: One pan, four dishes, no leftovers.: evenings
      Supper club in {place}: One long table, and papers for it.: evenings`,
  },
  {
    id: 'gardens',
    called: 'gardening',
    said: 'garden, gardening, gardener, plant, growing, vegetables, allotment, lawn, hedge, mowing',
    ideas: `Window boxes, planted twice yearly: Two Saturdays in spring and two in autumn.: saturdays
      Vegetable beds for busy people: You sow and weed, they pick.: half
      Roses pruned every cold February: Good gloves and a sharp pair of secateurs.: saturdays
      Balcony gardens in one afternoon: Soil, pots and a trolley for stairs.: saturdays
      Seed swaps in early spring: A table, envelopes and a pen.: saturdays
      Seedlings sold at the gate: Trays, labels and an honesty box.: half
      Hedges cut across {place}: A trimmer, a ladder and sacks.: all
      Lawns mown while you travel: A key to the gate, and dry days.: half
      Graves planted for distant families: A photograph sent after each visit.: half`,
  },
  {
    id: 'trees',
    called: '{it}',
    said: 'tree, chainsaw, firewood, logs, pruning',
    ideas: `Fruit trees pruned in February: A ladder, a saw and loppers.: all: tree, pruning
      Logs cut, split and stacked: A saw, ear protection and a dry shed.: all
      Firewood delivered by the crate: Two winters of drying, and a hand cart.: all: firewood, chainsaw, logs, tree
      Storm branches cleared in {place}: A helmet, papers for the saw and a rope.: all: tree, chainsaw, logs, pruning
      Stools from one fallen trunk: A saw, sandpaper and patience.: saturdays: tree, chainsaw, logs
      Young trees planted and staked: A spade, a mallet and a year of watering.: saturdays: tree
      Pruning taught on your tree: Two hours, one tree, one saw.: saturdays: tree, pruning
      Kindling bundles at the gate: String, an axe and an honesty box.: half: firewood, logs, chainsaw`,
  },
  {
    id: 'flowers',
    called: 'flower arranging',
    said: 'flower, floristry, bouquet, dried flowers',
    ideas: `Buckets of flowers, every Friday: A long bed and a stall at the gate.: half
      Flowers for the office desk: One vase a week, changed on Monday.: half
      Wreaths tied at your table: Wire, moss and eight pairs of hands.: evenings
      Wedding flowers from local beds: Ten buckets, and a cool room.: saturdays
      Dried bouquets sent by post: A dry attic, string and flat boxes.: evenings
      Buttonholes ready by nine: Wire, tape and a list of names.: saturdays
      Flowers in {place}: A stall, twelve buckets and string.: saturdays
      Flowers brought to far graves: A photograph sent after each visit.: half`,
  },
]
