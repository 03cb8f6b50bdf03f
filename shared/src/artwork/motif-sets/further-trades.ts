import type { Motif } from '../motif.ts'
import * as brewing from '../motifs/brewing.ts'
import * as buildings from '../motifs/buildings.ts'
import * as butchery from '../motifs/butchery.ts'
import * as cats from '../motifs/cats.ts'
import * as dogs from '../motifs/dog-care.ts'
import * as living from '../motifs/living.ts'
import * as medical from '../motifs/medical.ts'
import * as photography from '../motifs/photography.ts'
import * as pottery from '../motifs/pottery.ts'
import * as produce from '../motifs/produce.ts'
import * as tailoring from '../motifs/tailoring.ts'

/** Trades beyond the thirty that still have things of their own. */
export const furtherTrades = {
  photography: [
    photography.cameraOnTripod,
    photography.cameraOnStrap,
    photography.studioLamp,
    photography.cameraLenses,
    photography.hungPrints,
    photography.photoAlbum,
  ],
  tailoring: [
    tailoring.sewingMachine,
    tailoring.dressForm,
    tailoring.suitOnHanger,
    tailoring.threadSpools,
    tailoring.tailorsShears,
    tailoring.buttonsAndPins,
  ],
  'animal-care': [
    dogs.sittingDog,
    cats.sittingCat,
    medical.stethoscope,
    cats.catCarrier,
    cats.catOnCushion,
    dogs.bowlAndBone,
    medical.firstAidCase,
  ],
  brewing: [
    brewing.beerGlasses,
    brewing.copperKettle,
    brewing.kegs,
    brewing.bottleCrate,
    brewing.hops,
    buildings.shopFront,
  ],
  butchery: [
    butchery.cleaverOnBlock,
    butchery.hungSausages,
    butchery.steaksOnPaper,
    butchery.hungHam,
    produce.kitchenScales,
    buildings.shopFront,
  ],
  cats: [
    cats.sittingCat,
    cats.catOnCushion,
    cats.catCarrier,
    cats.toyMouseAndBowl,
    living.plantOnSill,
    living.armchair,
  ],
  pottery: [
    pottery.pottersWheel,
    pottery.shelfOfPots,
    pottery.mugsInARow,
    pottery.kiln,
    pottery.glazeBrushes,
    pottery.apronOnHook,
  ],
  'dog-care': [
    dogs.sittingDog,
    dogs.groomingTub,
    dogs.groomingTable,
    dogs.slickerBrush,
    dogs.leadOnHook,
    dogs.bowlAndBone,
  ],
} satisfies Record<string, readonly Motif[]>
