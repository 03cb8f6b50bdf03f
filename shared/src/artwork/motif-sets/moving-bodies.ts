import type { Motif } from '../motif.ts'
import * as dancing from '../motifs/dancing.ts'
import * as dojo from '../motifs/dojo.ts'
import * as music from '../motifs/music.ts'
import * as riding from '../motifs/riding.ts'
import * as swimming from '../motifs/swimming.ts'
import * as training from '../motifs/training.ts'

/** Those who teach how to move, each with what they move in and on. */
export const movingBodies = {
  dancing: [
    dancing.balletShoes,
    dancing.barreAndMirror,
    dancing.danceShoes,
    dancing.tutuOnHanger,
    dancing.mirrorBall,
    music.headphones,
  ],
  'martial-arts': [
    dojo.beltsOnRail,
    dojo.foldedSuit,
    training.punchBag,
    dojo.boxingGloves,
    dojo.stackedMats,
    training.stopwatch,
  ],
  riding: [
    riding.horseAtDoor,
    riding.saddleOnRack,
    riding.jump,
    riding.bootsAndHelmet,
    riding.bridleOnHook,
    riding.horseshoe,
  ],
  swimming: [
    swimming.laneInWater,
    swimming.gogglesAndCap,
    swimming.lifebuoy,
    swimming.kickboards,
    swimming.poolLadder,
    swimming.towelAndBag,
  ],
} satisfies Record<string, readonly Motif[]>
