import type { IndustrySlug } from '../industry/industry-slugs.ts'
import type { Motif } from './motif.ts'
import * as barbering from './motifs/barbering.ts'
import * as books from './motifs/books.ts'
import * as site from './motifs/building-site.ts'
import * as buildings from './motifs/buildings.ts'
import * as carCare from './motifs/car-care.ts'
import * as catering from './motifs/catering.ts'
import * as charity from './motifs/charity.ts'
import * as chess from './motifs/chess.ts'
import * as cleaning from './motifs/cleaning.ts'
import * as coffee from './motifs/coffee.ts'
import * as cycling from './motifs/cycling.ts'
import * as dental from './motifs/dental.ts'
import * as desk from './motifs/desk.ts'
import * as dining from './motifs/dining.ts'
import * as electric from './motifs/electric.ts'
import * as garden from './motifs/garden.ts'
import * as hair from './motifs/hair.ts'
import * as heating from './motifs/heating.ts'
import * as joinery from './motifs/joinery.ts'
import * as living from './motifs/living.ts'
import * as medical from './motifs/medical.ts'
import * as music from './motifs/music.ts'
import * as pests from './motifs/pests.ts'
import * as plumbing from './motifs/plumbing.ts'
import * as produce from './motifs/produce.ts'
import * as quiet from './motifs/quiet.ts'
import * as spa from './motifs/spa.ts'
import * as stationery from './motifs/stationery.ts'
import * as technology from './motifs/technology.ts'
import * as therapy from './motifs/therapy.ts'
import * as training from './motifs/training.ts'
import * as vehicles from './motifs/vehicles.ts'

/** A set of motifs that can be asked for: a trade, plumbing, or the things any small business has. */
export type ArtworkIndustry = IndustrySlug | 'general' | 'plumbing'

/** The motifs of every trade, most telling first; a request counts through them from 0. */
export const motifSets: Readonly<Record<ArtworkIndustry, readonly Motif[]>> = {
  general: [
    buildings.shopFront,
    living.plantOnSill,
    joinery.workbench,
    stationery.notebookAndPen,
    buildings.signOnDoor,
    vehicles.van,
    stationery.deskLamp,
    stationery.letters,
    coffee.coffeeCup,
    technology.laptop,
    quiet.telephone,
    quiet.wallClock,
    living.armchair,
    desk.wallCalendar,
  ],
  accountant: [
    desk.openLedger,
    stationery.deskLamp,
    desk.calculator,
    desk.ringBinders,
    desk.coinStacks,
    desk.wallCalendar,
    desk.abacus,
    stationery.letters,
  ],
  'barber-shop': [
    barbering.barberChair,
    barbering.barberPole,
    barbering.scissorsAndComb,
    barbering.shavingBrush,
    barbering.hairClippers,
    barbering.straightRazor,
    barbering.salonMirror,
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
  carpentry: [
    joinery.staircase,
    joinery.workbench,
    living.bookcase,
    joinery.sashWindow,
    joinery.handPlane,
    joinery.hammerAndChisels,
    joinery.woodenChair,
    joinery.handSaw,
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
  'chess-instructor': [
    chess.chessKnight,
    chess.chessBoard,
    chess.kingAndQueen,
    chess.chessClock,
    chess.pawns,
    chess.trophy,
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
  'condo-rental-agency': [
    buildings.apartmentTower,
    living.sofa,
    living.bed,
    buildings.keysOnHook,
    buildings.floorPlan,
    living.floorLamp,
    living.plantOnSill,
  ],
  'dentist-office': [
    dental.dentalChair,
    dental.toothModel,
    dental.toothbrushCup,
    dental.dentalTools,
    dental.toothpaste,
    medical.clipboard,
    living.plantOnSill,
  ],
  electrician: [
    electric.pendantLamp,
    electric.fuseBoard,
    electric.lightBulb,
    electric.wallSocket,
    electric.cableReel,
    electric.multimeter,
    electric.electricMeter,
  ],
  fitness: [
    training.kettlebell,
    training.dumbbellRack,
    training.punchBag,
    training.exerciseBike,
    training.barbell,
    training.matAndBands,
    training.stopwatch,
  ],
  'hair-styling': [
    barbering.salonMirror,
    hair.hairDryer,
    barbering.scissorsAndComb,
    hair.brushAndBottles,
    hair.washBasin,
    hair.hairRollers,
    hair.handMirror,
  ],
  'heating-and-cooling': [
    heating.radiator,
    heating.boiler,
    heating.heatPump,
    heating.thermostat,
    heating.airConditioner,
    heating.woodStove,
    heating.standingFan,
  ],
  'home-construction': [
    site.houseFrame,
    site.bricksAndTrowel,
    site.blueprint,
    site.hardHat,
    site.excavator,
    site.towerCrane,
    site.concreteMixer,
    buildings.house,
  ],
  'house-cleaning': [
    cleaning.mopAndBucket,
    cleaning.sprayBottles,
    cleaning.vacuumCleaner,
    cleaning.laundryBasket,
    cleaning.broomAndDustpan,
    cleaning.washingLine,
    joinery.sashWindow,
    plumbing.basinTap,
  ],
  landscaping: [
    garden.wheelbarrow,
    garden.dryStoneSteps,
    garden.wateringCan,
    garden.spadeAndFork,
    garden.lawnMower,
    garden.pottedTree,
    garden.shearsOnHedge,
  ],
  'medical-clinic': [
    medical.stethoscope,
    medical.firstAidCase,
    medical.clipboard,
    medical.bloodPressureMeter,
    medical.microscope,
    medical.medicineBottles,
    therapy.treatmentTable,
  ],
  'music-lessons': [
    music.uprightPiano,
    music.violin,
    music.guitar,
    music.musicStand,
    music.metronome,
    music.headphones,
  ],
  'non-profit-organization': [
    charity.foodBox,
    charity.sapling,
    charity.donationJar,
    charity.marketTent,
    charity.megaphone,
    charity.potOfPaint,
    stationery.letters,
  ],
  nutritionist: [
    produce.saladBowl,
    produce.fruitBowl,
    produce.avocados,
    produce.kitchenScales,
    produce.juiceGlass,
    produce.groceryBag,
    dining.choppingBoard,
  ],
  'pest-control': [
    pests.sprayerTank,
    pests.magnifierAndAnts,
    pests.framedBeetle,
    pests.mouseTrap,
    pests.torch,
    pests.beeHive,
    vehicles.van,
    buildings.house,
  ],
  'physical-therapist': [
    therapy.treatmentTable,
    therapy.exerciseBall,
    therapy.spineModel,
    therapy.balanceBoard,
    training.matAndBands,
    therapy.crutches,
    training.dumbbellRack,
  ],
  plumbing: [
    plumbing.basinTap,
    plumbing.pipework,
    plumbing.bathtub,
    plumbing.pipeWrench,
    plumbing.shower,
    plumbing.toilet,
    plumbing.washingMachine,
    heating.radiator,
    heating.boiler,
  ],
  'real-estate-agent': [
    buildings.house,
    buildings.signInGarden,
    buildings.keysOnHook,
    living.sofa,
    buildings.floorPlan,
    buildings.signOnDoor,
    buildings.apartmentTower,
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
  spa: [
    spa.stackedStones,
    spa.candles,
    spa.towelsAndFlower,
    plumbing.bathtub,
    spa.oilAndBowl,
    spa.robeOnHook,
    therapy.treatmentTable,
  ],
  'technology-consulting': [
    technology.laptop,
    technology.desktopComputer,
    technology.serverRack,
    technology.router,
    technology.phoneAndTablet,
    technology.keyboardAndMouse,
  ],
  therapist: [
    living.armchair,
    quiet.twoChairs,
    quiet.teaAndTissues,
    living.plantOnSill,
    living.sofa,
    quiet.hourglass,
    living.floorLamp,
    stationery.notebookAndPen,
  ],
  'tire-shop': [
    vehicles.tyreStack,
    vehicles.carOnLift,
    vehicles.wheelOnStand,
    vehicles.car,
    vehicles.pressureGauge,
    vehicles.trolleyJack,
  ],
}
