import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'aesthetics-clinic',
  kind: 'beauty',
  otherKind: 'health-practice',
  names: {
    english: 'Aesthetics clinic',
    spanish: 'Clínica de medicina estética',
    french: 'Clinique esthétique',
    italian: 'Medicina estetica',
    german: 'Ästhetikpraxis',
    japanese: '美容クリニック',
    Korean: '피부과 에스테틱 클리닉',
  },
  naming: {
    english: listed(`botox, aesthetics, aesthetic clinic, dermal fillers, med spa, cosmetic clinic,
      aesthetic practitioner, medspa, aesthetic nurse, facial aesthetics, aesthetics nurse, injectables,
      medical spa, anti-wrinkle injections, lip fillers, medical aesthetics, facial aesthetician,
      cosmetic nurse, cryotherapy studio, body contouring, fat freezing, skincare clinic`),
    spanish:
      listed(`medicina estética, bótox, ácido hialurónico, clínica estética, clínica de estética, médico estético,
      aparatología estética, criolipólisis, rellenos faciales`),
    french: listed(`médecine esthétique, botox, injections d’acide hyaluronique, centre esthétique médical,
      médecin esthétique, acide hyaluronique, cryolipolyse, comblement des rides`),
    italian: listed(`botox, filler labbra, studio di medicina estetica, acido ialuronico, medico estetico,
      centro di medicina estetica, filler, criolipolisi, ambulatorio di medicina estetica`),
    german:
      listed(`Faltenunterspritzung, ästhetische Medizin, Botox, Schönheitspraxis, Hyaluron-Unterspritzung,
      Praxis für Ästhetik, Schönheitsklinik, Hautklinik, Lippenunterspritzung, medizinische Kosmetik,
      Kryolipolyse, apparative Kosmetik, Medical Beauty`),
    japanese: listed(
      '美容皮膚科, 美容外科, ボトックス, ヒアルロン酸注入, 医療脱毛, 美容医療, 美容整形, 痩身エステ, ハイフ',
    ),
    Korean: listed('보톡스, 필러, 피부클리닉, 미용클리닉, 피부시술, 성형외과, 쁘띠시술, 리프팅, 스킨부스터'),
  },
  things: {
    english:
      listed(`fillers, peels, microneedling, skin, consultation, wrinkles, acne, lips, pigmentation, profhilo,
      jawline, prescriber, rejuvenation, polynucleotides`),
    spanish: listed(
      `arrugas, labios, rellenos, peeling, láser, mesoterapia, flacidez, manchas, rejuvenecimiento`,
    ),
    french: listed(
      `rides, lèvres, peeling, laser, microneedling, taches, relâchement, rajeunissement, cicatrices`,
    ),
    italian: listed(
      `rughe, labbra, peeling, laser, microneedling, macchie, biorivitalizzazione, rassodamento, cicatrici`,
    ),
    german: listed(
      `Botulinum, Filler, Hyaluron, Falten, Lippen, Peeling, Haut, Laser, Akne, Narben, Straffung`,
    ),
    japanese: listed('シミ, しわ, レーザー, たるみ, ニキビ, 二重, ダーマペン, ピーリング, 点滴'),
    Korean: listed('주름, 레이저, 여드름, 윤곽, 울쎄라, 물광, 기미, 모공, 탄력'),
  },
}
