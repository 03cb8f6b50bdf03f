import type { EnglishWords } from '../english-words.ts'

/** The words of food over a counter. */
export const foodCounter: EnglishWords = {
  houses: 'Kitchen, Larder, Counter, Pantry, Provisions',
  things: 'Salt, Butter, Honey, Thyme, Pickle, Pepper, Fork, Plate, Apron, Ladle',
  marks: 'Early, Hungry, Salted, Generous',
  counted: 'Plates, Forks, Spoons, Jars',
  joined: 'spoon, fork, pot',
  names: 'Second Helping, Elbows on the Table, Worth the Queue, Still Hungry, The Short Menu',
  did: 'Cooked',
  trades: [
    {
      of: 'bakery, home-baker',
      houses: 'Bakehouse, Bakery, Bread Room, Bread Co., Ovens',
      things: 'Crumb, Crust, Rye, Flour, Butter, Salt, Loaf, Ember, Barley, Oven, Bun, Seed',
      marks: 'Early, Slow, Warm, Night, Morning, Floury',
      counted: 'Loaves, Ovens, Buns',
      joined: 'crust, loaf, crumb, oven',
      names:
        'Dough before Dawn, Loafer, Three in the Morning, Cornerloaf, The Bun Window, Up before the Birds, Flour & Patience, Proof of Bread, Warm by Seven, The Second Rise, Knead to Know, Heel of the Loaf, The Long Rise',
      did: 'Baked',
    },
    {
      of: 'cake-maker, confectionery',
      houses: 'Cakes, Cake Room, Kitchen, Cake Co., Sugar Room',
      things: 'Crumb, Sponge, Sugar, Almond, Lemon, Whisk, Buttercream, Vanilla, Candle, Ribbon',
      marks: 'Sugared, Second, Sunday, Tall',
      counted: 'Tiers, Layers, Whisks, Candles',
      joined: 'crumb, whisk',
      names:
        'Three Tiers, The Second Slice, Batter Late, Blow Out the Candles, Lick the Spoon, Crumb of Comfort, A Slice of Something, The Big Whisk, Sugar & Lemon',
      did: 'Iced',
    },
    {
      of: 'coffee, coffee-shop, food-counter-coffee, internet-cafe',
      houses: 'Coffee, Coffee Roasters, Coffee Room, Coffee House, Roastery',
      things: 'Bean, Cup, Kettle, Drum, Saucer, Steam, Crema, Ember, Spoon, Hopper',
      marks: 'Slow, Early, First, Second, Dark',
      counted: 'Cups, Kettles, Sugars, Saucers',
      joined: 'bean, cup, kettle',
      names:
        'Second Cup, First Crack, The Slow Pour, Bean & Gone, Grounds for Delay, Before Nine, Wake the Street, The Long Black Door, Kettle First, Sip & Stay',
      did: 'Roasted',
    },
    {
      of: 'brewery, cider-maker, distillery, winery, beverages',
      houses: 'Cellars, Barrel House, Cask & Co.',
      things: 'Barrel, Cork, Copper, Hop, Malt, Juniper, Cask, Orchard, Kettle, Bramble',
      marks: 'Copper, Slow, Cloudy, Crooked, Cold',
      counted: 'Barrels, Casks, Corks',
      joined: 'cask, barrel, hop',
      names:
        'The Angel’s Share, Second Pressing, Cork & Patience, The Crooked Cask, Last Orders First, Slow Copper, Steep & Still, The Cold Cellar',
      did: 'Bottled',
    },
    {
      of: 'tea, juice-bar',
      houses: 'Leaf & Cup, Bar, House',
      things: 'Leaf, Cup, Kettle, Steam, Mint, Lemon, Ginger, Saucer, Spoon',
      marks: 'Slow, Green, Second, Quiet',
      counted: 'Leaves, Cups, Lemons',
      joined: 'leaf, mint',
      names:
        'Second Steep, Leaf & Kettle, The Slow Cup, Three Minutes, Lemon & Steam, Ginger Lane, Put the Kettle On, Leaves Below',
      did: 'Poured',
    },
    {
      of: 'butcher, fishmonger, delicatessen, cheesemaker, dairy, farm',
      houses: 'Counter, Larder, Provisions',
      things: 'Hook, Block, Salt, Smoke, Rind, Cleaver, Twine, Brine, Curd, Churn',
      marks: 'Salted, Honest, Cold, Smoked',
      counted: 'Hooks, Rinds, Churns',
      joined: 'rind, hook, smoke',
      names:
        'Block & Cleaver, Salt & Smoke, Rind & Reason, Hook to Table, The Cold Counter, A Good Cut, Brine & Barrel, Paper & Twine',
      did: 'Cured',
    },
    {
      of: 'ice-cream-parlor, ice-cream-van, chocolate',
      houses: 'Parlour, Counter, Kitchen',
      things: 'Scoop, Cone, Cocoa, Wafer, Swirl, Spoon, Cherry, Hazelnut, Snap',
      marks: 'Cold, Dark, Double, Melting',
      counted: 'Scoops, Spoons, Cherries',
      joined: 'scoop, cone',
      names:
        'Two Scoops, The Melting Hour, Snap & Melt, Cold Spoon, Drip Street, One More Lick, Cherry Last, The Dark Square',
      did: 'Churned',
    },
    {
      of: 'greengrocer, fruit-grower, veg-box, mushroom-grower, market-stall, health-food, nuts, spices',
      houses: 'Growers, Crates, Harvest',
      things: 'Barrow, Crate, Root, Stalk, Pear, Plum, Furrow, Bramble, Soil, Radish',
      marks: 'Muddy, Crooked, First, Early',
      counted: 'Crates, Plums, Furrows, Barrows',
      joined: 'root, plum, furrow',
      names:
        'The Crooked Carrot, Mud & Stalk, Picked This Morning, Roots & All, The Full Crate, Barrow Boys’ Greens, Pear & Bramble, Eat Your Greens',
      did: 'Grown',
    },
    {
      of: 'food-truck, fast-food, sandwich-shop, side-dish-shop, meal-kitchen, meal-prep',
      houses: 'Kitchen, Hatch, Street Kitchen, Canteen, Grill',
      things: 'Hatch, Griddle, Smoke, Pickle, Chilli, Bun, Lime, Ladle, Foil, Pan',
      marks: 'Hot, Hungry, Loud, Messy',
      counted: 'Pans, Buns, Napkins, Wheels',
      joined: 'pan, bun, fork',
      names:
        'Both Hands, Extra Napkins, The Hot Hatch, Eat Standing Up, Lunch Is Here, Pickle & Flame, Four Wheels & a Griddle, Worth the Queue, The Lid Is Off',
      did: 'Cooked',
    },
  ],
}
