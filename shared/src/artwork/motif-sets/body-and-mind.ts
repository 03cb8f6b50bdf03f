import type { Motif } from '../motif.ts'
import * as barbering from '../motifs/barbering.ts'
import * as cosmetics from '../motifs/cosmetics.ts'
import * as dental from '../motifs/dental.ts'
import * as dining from '../motifs/dining.ts'
import * as hair from '../motifs/hair.ts'
import * as living from '../motifs/living.ts'
import * as makingUp from '../motifs/making-up.ts'
import * as manicure from '../motifs/manicure.ts'
import * as medical from '../motifs/medical.ts'
import * as plumbing from '../motifs/plumbing.ts'
import * as produce from '../motifs/produce.ts'
import * as quiet from '../motifs/quiet.ts'
import * as spa from '../motifs/spa.ts'
import * as stationery from '../motifs/stationery.ts'
import * as therapy from '../motifs/therapy.ts'
import * as training from '../motifs/training.ts'

/** The trades that look after people. */
export const bodyAndMind = {
  'barber-shop': [
    barbering.barberChair,
    barbering.barberPole,
    barbering.scissorsAndComb,
    barbering.shavingBrush,
    barbering.hairClippers,
    barbering.straightRazor,
    barbering.salonMirror,
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
  'medical-clinic': [
    medical.stethoscope,
    medical.firstAidCase,
    medical.clipboard,
    medical.bloodPressureMeter,
    medical.microscope,
    medical.medicineBottles,
    therapy.treatmentTable,
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
  'physical-therapist': [
    therapy.treatmentTable,
    therapy.exerciseBall,
    therapy.spineModel,
    therapy.balanceBoard,
    training.matAndBands,
    therapy.crutches,
    training.dumbbellRack,
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
  cosmetics: [
    cosmetics.brushesInCup,
    cosmetics.mirrorWithLamps,
    cosmetics.eyeShadows,
    cosmetics.lipsticks,
    makingUp.foldingChair,
    makingUp.makeUpBag,
    hair.handMirror,
  ],
  nails: [
    cosmetics.nailPolish,
    cosmetics.paintedNails,
    manicure.nailLamp,
    manicure.filesAndCream,
    manicure.handBath,
    manicure.manicureTable,
  ],
} satisfies Record<string, readonly Motif[]>
