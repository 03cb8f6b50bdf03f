import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'home-carer',
  kind: 'health-practice',
  otherKind: 'home-call-out',
  names: {
    english: 'Home carer',
    spanish: 'Cuidado de mayores',
    french: 'Aide à domicile',
    italian: 'Assistenza anziani a domicilio',
    german: 'Ambulante Pflege',
    japanese: '訪問介護',
    Korean: '방문요양',
  },
  naming: {
    english:
      listed(`home care, caregiver, live-in care, elderly care, domiciliary care, home help for seniors,
      companion care, senior care, carer, care at home, home nursing, respite care, in-home care,
      home health aide, companionship for seniors, overnight carer, dementia care, home carers,
      visiting nurse, live-in carer, caregivers, hospice care, palliative care`),
    spanish: listed(`ayuda a domicilio, cuidadora de ancianos, cuidado de ancianos, cuidador de mayores,
      asistencia domiciliaria, atención domiciliaria, cuidadora de personas mayores, cuidados paliativos`),
    french:
      listed(`auxiliaire de vie, maintien à domicile, garde-malade, aide aux personnes âgées, soins à domicile,
      aide-soignante à domicile`),
    italian: listed(`badante, assistenza domiciliare, assistenza anziani, operatore socio sanitario, badanti,
      OSS a domicilio, cure palliative`),
    german:
      listed(`Altenpflege, Seniorenbetreuung, 24-Stunden-Pflege, Hauskrankenpflege, Altenpfleger, Altenpflegerin,
      häusliche Pflege, Pflegekraft, Verhinderungspflege, Betreuungsdienst, Krankenpfleger,
      Krankenpflegerin, Pflegefachkraft, Intensivpflege, Palliativpflege, Spitex,
      Tagespflege für Senioren, Demenzbetreuung`),
    japanese: listed(
      '介護サービス, ホームヘルパー, 介護事業所, ヘルパーステーション, 訪問介護事業所, 居宅介護支援, ケアマネジャー, 介護ヘルパー',
    ),
    Korean: listed('재가요양, 요양보호사, 방문요양센터, 간병인, 재가복지센터, 방문목욕'),
  },
  things: {
    english: listed(`washing, dressing, medication, elderly, parents, meals, dementia, mobility, night sits,
      companionship, hoist, stroke, bedridden, wounds, CQC`),
    spanish: listed('mayores, aseo, medicación, comidas, demencia, alzhéimer, noches, interna, compañía'),
    french: listed(
      `personnes âgées, toilette, repas, médicaments, alzheimer, compagnie, pansements, dépendance, nuits`,
    ),
    italian: listed(
      `anziani, igiene, farmaci, pasti, alzheimer, notte, compagnia, medicazioni, non autosufficienti`,
    ),
    german: listed(`Pflegegrad, Senioren, Grundpflege, Demenz, Medikamente, Waschen, Begleitung, Angehörige,
      Hauswirtschaft, Verbandwechsel`),
    japanese: listed('介護, 高齢者, 入浴介助, 認知症, 食事介助, 通所, ケアプラン, 要介護'),
    Korean: listed('어르신, 치매, 장기요양, 목욕, 식사, 간병, 돌봄, 등급, 보호자'),
  },
}
