import type { Motif } from '../motif.ts'
import * as dogs from '../motifs/dog-care.ts'
import * as photography from '../motifs/photography.ts'
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
  'dog-care': [
    dogs.sittingDog,
    dogs.groomingTub,
    dogs.groomingTable,
    dogs.slickerBrush,
    dogs.leadOnHook,
    dogs.bowlAndBone,
  ],
} satisfies Record<string, readonly Motif[]>
