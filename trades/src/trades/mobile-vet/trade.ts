import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mobile-vet',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Mobile vet',
    spanish: 'Veterinario a domicilio',
    french: 'Vétérinaire à domicile',
    italian: 'Veterinario a domicilio',
    german: 'Mobiler Tierarzt',
    japanese: '往診専門動物病院',
    Korean: '왕진 동물병원',
  },
  naming: {
    english: listed(`mobile veterinarian, home visit vet, house call vet, visiting vet, at-home vet, farm vet,
      large animal vet, equine vet, vet at home, house call veterinarian, ambulatory vet`),
    spanish: listed(`veterinaria a domicilio, veterinario móvil, veterinario de caballos,
      servicio veterinario a domicilio, veterinario equino`),
    french: listed(`vétérinaire itinérant, vétérinaire équin, vétérinaire mobile, vétérinaire rural,
      visite vétérinaire à domicile`),
    italian: listed(`veterinaria a domicilio, veterinario itinerante, veterinario per cavalli,
      visite veterinarie a domicilio, veterinario equino`),
    german: listed(`mobile Tierärztin, mobile Tierarztpraxis, Tierarzt Hausbesuche, fahrende Tierarztpraxis,
      Pferdetierarzt, Pferdetierärztin, Fahrpraxis, Hoftierarzt`),
    japanese: listed('往診専門, 動物往診, ペット往診, 往診獣医, 訪問獣医, 移動動物病院, 出張獣医'),
    Korean: listed('왕진 수의사, 출장 수의사, 방문 수의사, 동물 왕진, 출장 동물병원, 대동물 수의사'),
  },
  things: {
    english:
      listed(`vaccinations, pets, visits, euthanasia at home, cats, dogs, cattle, sheep, blood tests, microchip,
      calm, home visits, horses, calving`),
    spanish: listed(
      `vacunas, perro, gato, visita, eutanasia en casa, analítica, microchip, ganado, caballos, revisión`,
    ),
    french: listed(
      `vaccins, chien, chat, visite, euthanasie à domicile, prise de sang, puce, bovins, chevaux, soins`,
    ),
    italian: listed(
      `vaccini, cane, gatto, visita, eutanasia a casa, prelievo, microchip, bovini, cavalli, cure`,
    ),
    german:
      listed(`Hausbesuche, Impfung, Hund, Katze, Kleintiere, Einschläfern zuhause, Blutabnahme, Kastration,
      Hausbesuch, Stallbesuch, Rinder, Pferde, Chip, Kaninchen`),
    japanese: listed('ワクチン, 往診, 犬, 猫, 自宅, 採血, 診察, 高齢, 通院'),
    Korean: listed('예방접종, 강아지, 고양이, 방문 진료, 소, 말, 채혈, 집에서, 노령, 마이크로칩'),
  },
}
