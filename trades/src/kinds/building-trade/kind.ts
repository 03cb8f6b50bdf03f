import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'building-trade',
  names: {
    english: 'Building trade',
    spanish: 'Construcción',
    french: 'Bâtiment',
    italian: 'Edilizia',
    german: 'Bauhandwerk',
    japanese: '建築・工事',
    Korean: '건축·공사',
  },
  tone: 'plain-spoken',
  ways: ['call-out', 'order', 'appointment'],
  families: ['workshop', 'press', 'studio', 'poster', 'counter'],
  palettes: ['birch', 'copper-pipe', 'workwear', 'indigo-dye', 'pine'],
  artwork: {
    forms: ['brick', 'strakes', 'lines', 'glyph'],
    motifs: ['home-construction', 'carpentry', 'electrician', 'plumbing', 'heating-and-cooling'],
    never: ['helmet', 'thumb', 'crane', 'clock', 'calendar'],
  },
  schemaType: 'HomeAndConstructionBusiness',
  things: {
    english:
      listed(`extension, plaster, floor, foundation, renovation, ceiling, tiles, slates, bricks, concrete, timber,
      joists, plasterboard, render, insulation, damp, drainage, wiring, sockets, pipes, radiators, boiler,
      heating, kitchen fitted, bathroom, sash, stairs, decking, fence, gates, conservatory, loft,
      refurbishment, scaffold, skirting, architraves, screed, masonry, mortar, site visit, decks, framing,
      siding, drywall, hvac, ducts`),
    spanish:
      listed(`pared, tejado, reforma, yeso, suelo, cimiento, techo, tejas, ladrillos, hormigón, vigas, pladur,
      tabiques, enfoscado, aislamiento, humedades, electricidad, enchufes, tuberías, radiadores, caldera,
      calefacción, cuarto de baño, escaleras, terraza, valla, verja, pavimento, desván, andamios, albañilería,
      mortero, cubierta, parquet, azulejos, fachada, filtraciones, goteras, alicatado, estufas, calefones,
      termotanques`),
    french:
      listed(`mur, extension, plâtre, carrelage, chantier, plafond, tuiles, ardoises, briques, béton, poutres, placo,
      cloisons, enduit, isolation, humidité, électricité, prises, tuyaux, radiateurs, chaudière, chauffage,
      salle de bain, cuisine posée, escaliers, terrasse, clôture, portail, pavés, véranda, combles, rénovation,
      construction, échafaudage, maçonnerie, mortier, charpente, parquet, faïence, zinguerie, démoussage,
      décennale, façade, gros œuvre, faux plafonds`),
    italian:
      listed(`muro, tetto, intonaco, cantiere, pareti, soffitto, controsoffitti, tegole, mattoni, calcestruzzo, travi,
      cartongesso, tramezzi, isolamento, cappotto, umidità, impianto elettrico, tubature, termosifoni, caldaia,
      riscaldamento, infissi, scale interne, terrazza, recinzione, cancelli, sottotetto, ristrutturazione,
      edilizia, ponteggi, muratura, malta, parquet, piastrelle, facciata, infiltrazioni, grondaie`),
    german:
      listed(`wand, dach, putz, anbau, estrich, sanierung, baustelle, decke, fliesen, ziegel, beton, balken, dämmung,
      trockenbau, feuchtigkeit, leitungen, steckdosen, rohre, heizkörper, heizung, bad, badsanierung, treppen,
      terrasse, zaun, tore, einfahrt, pflaster, wintergarten, ausbau, umbau, renovierung, neubau, gerüst,
      mauerwerk, mörtel, rohbau, dachstuhl, carport, balkone, parkett, laminat, naturstein, fugen, verlegen,
      lfm, aufstockung, rinnen, schneefang, gauben, sturmschaden, fassade, bauherr`),
    japanese:
      listed(`壁, 屋根, 外壁, 床, 増築, 施工, 天井, 瓦, タイル, コンクリート, 断熱, 雨漏り, 塗装, 足場, 左官, 基礎, 配管, 給湯器, 暖房, キッチン, 台所, 窓, ドア, 階段,
      ウッドデッキ, フェンス, 駐車場, 外構, リフォーム, 改修, 新築, 大工, クロス, フローリング, 防水, 解体, 現場, 畳, 襖`),
    Korean:
      listed(`벽, 지붕, 방수, 타일, 증축, 시공, 천장, 기와, 벽돌, 콘크리트, 단열, 누수, 도장, 비계, 미장, 기초, 배관, 보일러, 난방, 욕실, 주방, 창호, 계단, 데크, 울타리,
      주차장, 리모델링, 인테리어 공사, 신축, 목수, 도배, 장판, 마루, 철거, 콘센트, 페인트, 방수 공사`),
  },
}
