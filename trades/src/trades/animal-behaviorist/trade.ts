import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'animal-behaviorist',
  kind: 'animals',
  names: {
    english: 'Animal behaviourist',
    spanish: 'Etólogo',
    french: 'Comportementaliste animalier',
    italian: 'Comportamentista animale',
    german: 'Tierpsychologie',
    japanese: '動物行動カウンセラー',
    Korean: '동물 행동 상담',
  },
  naming: {
    english:
      listed(`cat behaviourist, cat behaviour, animal communicator, pet behaviourist, animal nutritionist,
      pet nutrition`),
    spanish: listed('etología, comportamiento felino, nutrición animal, comunicación animal'),
    french: listed('comportementaliste chat, communication animale, nutrition animale'),
    italian: listed('comportamento felino, etologo, comunicazione animale'),
    german:
      listed(`katzenverhalten, tierpsychologin, katzenberatung, tierkommunikation, ernährungsberatung für hunde,
      tierheilpraktiker, tierheilpraktikerin`),
    japanese: listed('猫の行動相談, アニマルコミュニケーション, ペット栄養相談'),
    Korean: listed('고양이 행동 교정, 반려동물 영양, 펫 타로'),
  },
  things: {
    english: listed('biting, marking, anxiety, separation, aggression, litter tray, diet'),
    spanish: listed('agresividad, ansiedad, marcaje, conducta, dieta'),
    french: listed('malpropreté, agressivité, anxiété, comportement, griffades'),
    italian: listed('aggressività, ansia, marcatura, comportamento'),
    german: listed('unsauberkeit, aggression, angst, barf, trennungsangst, verhalten'),
    japanese: listed('問題行動, 噛み癖, 粗相, しつけ'),
    Korean: listed('문제 행동, 분리불안, 합사, 짖음'),
  },
}
