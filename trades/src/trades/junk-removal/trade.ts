import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'junk-removal',
  kind: 'home-call-out',
  names: {
    english: 'Junk removal',
    spanish: 'Recogida de trastos',
    french: 'Enlèvement d’encombrants',
    italian: 'Ritiro ingombranti',
    german: 'Sperrmüllabholung',
    japanese: '不用品回収',
    Korean: '폐기물 수거',
  },
  naming: {
    english:
      listed(`rubbish removal, waste removal, rubbish clearance, junk hauling, trash removal, waste clearance,
      hauling junk, waste collection, haul away junk, garden waste removal, bulky waste, garbage removal,
      recycling collection, dump runs, rubbish cleared, garage clear outs`),
    spanish: listed(`recogida de muebles, retirada de escombros, retirada de muebles, recogida de enseres,
      recogida de escombros, vaciado de trasteros`),
    french: listed(`débarras, enlèvement encombrants, évacuation de gravats, évacuation de déchets,
      enlèvement de déchets verts, ramassage d’encombrants`),
    italian: listed(`smaltimento ingombranti, sgombero rifiuti, ritiro mobili usati, smaltimento macerie,
      smaltimento rifiuti, ritiro macerie`),
    german:
      listed(`Entrümpelungsdienst, Sperrmüllentsorgung, Müllentsorgung, Entsorgungsdienst, Abfallentsorgung,
      Sperrmüllservice, Grünschnittentsorgung`),
    japanese: listed('粗大ごみ回収, ゴミ回収, 廃品回収, 不用品処分, 粗大ゴミ, 産業廃棄物収集, 片付け屋'),
    Korean: listed('폐가구 수거, 대형폐기물, 폐기물 처리, 쓰레기 수거, 폐가전 수거, 고물상, 폐기물 업체'),
  },
  things: {
    english:
      listed(`junk, sofas, fridges, mattresses, rubble, tip, dump, recycling, loads, licensed waste carrier,
      garage, skip alternative, appliances, bags, debris, haul, load`),
    spanish: listed(
      `trastos, escombros, colchones, muebles viejos, nevera, punto limpio, furgón, sacos, basura`,
    ),
    french: listed('encombrants, gravats, déchetterie, matelas, frigo, camion, meubles, sacs, déchets'),
    italian: listed(
      `ingombranti, macerie, materassi, frigorifero, discarica, furgone, mobili vecchi, sacchi, rifiuti`,
    ),
    german:
      listed(`Sperrmüll, Müll, Möbel, Bauschutt, Matratzen, Kühlschrank, Wertstoffhof, Abholung, Schrott, Säcke,
      Garage`),
    japanese: listed('不用品, 粗大ごみ, ソファ, 冷蔵庫, マットレス, 軽トラ, 処分, 家電, 家具'),
    Korean: listed('폐기물, 가구, 냉장고, 매트리스, 트럭, 재활용, 고물, 집하, 잔짐'),
  },
}
