import type { Motif } from '../motif.ts'
import * as baking from '../motifs/baking.ts'
import * as books from '../motifs/books.ts'
import * as buildings from '../motifs/buildings.ts'
import * as carCare from '../motifs/car-care.ts'
import * as catering from '../motifs/catering.ts'
import * as cleaning from '../motifs/cleaning.ts'
import * as coffee from '../motifs/coffee.ts'
import * as cycling from '../motifs/cycling.ts'
import * as dining from '../motifs/dining.ts'
import * as flowers from '../motifs/flowers.ts'
import * as living from '../motifs/living.ts'
import * as vehicles from '../motifs/vehicles.ts'

/** The trades of shops, wheels and food. */
export const shopsAndTables = {
  baking: [
    baking.roundLoaf,
    baking.baguettesInBasket,
    baking.croissants,
    dining.ovenWithFire,
    baking.bunsOnRack,
    baking.flourSack,
    baking.rollingPin,
    dining.breadBoard,
    buildings.shopFront,
  ],
  'bike-repair': [
    cycling.bicycle,
    cycling.chainring,
    cycling.bikeWheel,
    cycling.bikePump,
    cycling.spanners,
    cycling.bikeHelmet,
  ],
  'book-store': [
    living.bookcase,
    books.bookStack,
    books.openBook,
    books.booksWithGlobe,
    books.bookCart,
    living.armchair,
    buildings.shopFront,
    living.floorLamp,
  ],
  'car-detailing': [
    vehicles.car,
    carCare.washBucket,
    carCare.pressureWasher,
    carCare.polisher,
    vehicles.wheelOnStand,
    cleaning.sprayBottles,
    carCare.carKeysAndCloth,
  ],
  catering: [
    catering.cloche,
    catering.tieredStand,
    catering.canapes,
    catering.chafingDish,
    catering.wineAndGlasses,
    catering.whiskAndBowl,
    vehicles.van,
  ],
  'coffee-shop': [
    coffee.coffeeCup,
    coffee.espressoMachine,
    coffee.cakeUnderGlass,
    coffee.coffeeBags,
    coffee.coffeeGrinder,
    coffee.moka,
    buildings.shopFront,
  ],
  flowers: [
    flowers.bouquetInPaper,
    flowers.tulipsInVase,
    flowers.flowerBuckets,
    flowers.wreath,
    flowers.snipsAndTwine,
    living.plantOnSill,
    buildings.shopFront,
  ],
  restaurant: [
    dining.placeSetting,
    dining.ovenWithFire,
    catering.wineAndGlasses,
    dining.saucepan,
    dining.breadBoard,
    dining.choppingBoard,
    dining.pepperMill,
  ],
  'tire-shop': [
    vehicles.tyreStack,
    vehicles.carOnLift,
    vehicles.wheelOnStand,
    vehicles.car,
    vehicles.pressureGauge,
    vehicles.trolleyJack,
  ],
} satisfies Record<string, readonly Motif[]>
