import type { Motif } from '../motif.ts'
import * as charity from '../motifs/charity.ts'
import * as chimneys from '../motifs/chimneys.ts'
import * as decorating from '../motifs/decorating.ts'
import * as hearths from '../motifs/hearths.ts'
import * as living from '../motifs/living.ts'
import * as plans from '../motifs/plans.ts'
import * as samples from '../motifs/samples.ts'

/** The trades that come to a home with things of their own. */
export const homeCrafts = {
  chimney: [
    chimneys.chimneyOnRoof,
    hearths.woodBurner,
    chimneys.brushAndRods,
    hearths.hearthAndLogs,
    chimneys.sootBucket,
    chimneys.potAndCowl,
    chimneys.logsUnderCover,
  ],
  painting: [
    decorating.rollerAndTray,
    decorating.brushOnTin,
    decorating.ladderAndSheet,
    samples.colourFan,
    decorating.firstStrokes,
    decorating.pastingTable,
    charity.potOfPaint,
  ],
  plans: [
    plans.planAndSetSquare,
    plans.modelHouse,
    plans.drawingTable,
    plans.drawnSection,
    plans.rolledPlans,
    samples.sampleBoard,
  ],
  interiors: [
    samples.sampleBoard,
    living.armchair,
    plans.planAndSetSquare,
    samples.colourFan,
    living.floorLamp,
    plans.drawingTable,
    living.sofa,
    plans.rolledPlans,
  ],
} satisfies Record<string, readonly Motif[]>
