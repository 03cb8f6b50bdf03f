import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'nurse',
  kind: 'health-practice',
  names: {
    english: 'Nurse',
    spanish: 'Enfermería a domicilio',
    french: 'Infirmier à domicile',
    italian: 'Infermiere a domicilio',
    german: 'Pflegedienst',
    japanese: '訪問看護',
    Korean: '방문 간호',
  },
  naming: {
    english:
      listed(`private nurse, nursing service, district nurse, wound care, head lice removal, head lice treatment,
      nit removal, iv drips, phlebotomist, vaccination service, flu jabs`),
    spanish: listed('enfermera a domicilio, enfermero, curas a domicilio, eliminación de piojos'),
    french: listed(
      `infirmière libérale, cabinet infirmier, infirmier libéral, soins infirmiers, traitement anti-poux`,
    ),
    italian: listed('infermiera, assistenza infermieristica, prelievi a domicilio, trattamento pidocchi'),
    german: listed(
      `ambulanter pflegedienst, krankenpflege, krankenschwester, häusliche krankenpflege, läuse entfernen`,
    ),
    japanese: listed('訪問看護ステーション, 看護師の訪問, シラミ駆除'),
    Korean: listed('방문간호, 간호사 방문, 이 제거'),
  },
  things: {
    english: listed('injections, dressings, blood tests, lice, nits, combing, vaccines, blood pressure'),
    spanish: listed('inyecciones, curas, analíticas, piojos, liendres, vacunas, sondas'),
    french: listed('pansements, injections, prises de sang, perfusions, poux, vaccins'),
    italian: listed('iniezioni, medicazioni, prelievi, flebo, pidocchi, vaccini'),
    german: listed(`spritzen, verbände, blutabnahme, medikamente, pflegegrad, läuse, wunden, wundversorgung`),
    japanese: listed('点滴, 血圧, 看護, 医療処置, 褥瘡'),
    Korean: listed('주사, 드레싱, 혈압, 간호, 머릿니'),
  },
}
