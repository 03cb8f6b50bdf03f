import type { Motif } from '../motif.ts'
import * as site from '../motifs/building-site.ts'
import * as buildings from '../motifs/buildings.ts'
import * as cleaning from '../motifs/cleaning.ts'
import * as electric from '../motifs/electric.ts'
import * as garden from '../motifs/garden.ts'
import * as heating from '../motifs/heating.ts'
import * as joinery from '../motifs/joinery.ts'
import * as living from '../motifs/living.ts'
import * as pests from '../motifs/pests.ts'
import * as plumbing from '../motifs/plumbing.ts'
import * as vehicles from '../motifs/vehicles.ts'

/** The trades that build, mend and look after homes and gardens. */
export const homeTrades = {
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
  electrician: [
    electric.pendantLamp,
    electric.fuseBoard,
    electric.lightBulb,
    electric.wallSocket,
    electric.cableReel,
    electric.multimeter,
    electric.electricMeter,
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
} satisfies Record<string, readonly Motif[]>
