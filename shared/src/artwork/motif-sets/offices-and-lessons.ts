import type { Motif } from '../motif.ts'
import * as buildings from '../motifs/buildings.ts'
import * as charity from '../motifs/charity.ts'
import * as chess from '../motifs/chess.ts'
import * as classroom from '../motifs/classroom.ts'
import * as coffee from '../motifs/coffee.ts'
import * as desk from '../motifs/desk.ts'
import * as joinery from '../motifs/joinery.ts'
import * as languages from '../motifs/languages.ts'
import * as living from '../motifs/living.ts'
import * as music from '../motifs/music.ts'
import * as pianoTuning from '../motifs/piano-tuning.ts'
import * as pianos from '../motifs/pianos.ts'
import * as quiet from '../motifs/quiet.ts'
import * as stationery from '../motifs/stationery.ts'
import * as technology from '../motifs/technology.ts'
import * as translation from '../motifs/translation.ts'
import * as vehicles from '../motifs/vehicles.ts'

/** The trades of desks, keys, lessons and good causes, and the things any small business has. */
export const officesAndLessons = {
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
  'chess-instructor': [
    chess.chessKnight,
    chess.chessBoard,
    chess.kingAndQueen,
    chess.chessClock,
    chess.pawns,
    chess.trophy,
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
  languages: [
    languages.openDictionary,
    languages.speechMarks,
    languages.vocabularyBook,
    languages.pictureCards,
    languages.globeOnStand,
    translation.dictionaries,
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
  piano: [
    pianos.openedPiano,
    pianos.grandPiano,
    pianoTuning.tuningTools,
    pianoTuning.pianoKeys,
    pianoTuning.hammersOnStrings,
    pianoTuning.tunersCase,
    pianos.pianoStool,
    music.metronome,
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
  'technology-consulting': [
    technology.laptop,
    technology.desktopComputer,
    technology.serverRack,
    technology.router,
    technology.phoneAndTablet,
    technology.keyboardAndMouse,
  ],
  translation: [
    languages.openDictionary,
    translation.twoSheets,
    languages.speechMarks,
    translation.dictionaries,
    languages.globeOnStand,
    stationery.letters,
  ],
  tutoring: [
    languages.schoolbooks,
    classroom.boardWithShapes,
    languages.globeOnStand,
    languages.pictureCards,
    languages.vocabularyBook,
    stationery.deskLamp,
  ],
} satisfies Record<string, readonly Motif[]>
