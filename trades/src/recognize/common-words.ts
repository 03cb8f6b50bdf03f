import type { Language } from '@shingle/shared/language/language.ts'
import { listed } from '../listed.ts'
import { lookupKey } from './words-of-text.ts'

/**
 * What owners of every trade write, and little words that sound like a thing without their endings ('con', a cone): a
 * trade that has one of them among its things is not supported by it. Its kind may be, where the kind lists it itself.
 */
const common: Readonly<Record<Language, string>> = {
  english: `home, house, single, double, free, month, week, mile, minute, minutes, hour, two hour, collection, collect, custom, run, hand,
    dry, survey, quote, setup, job, head, place, set, pick up, drop off, returns, online, secure, pass, block, box, bay, corporate, group, small group,
    size, large, colour, color, machine, machines, word, words, wind, hill, roll, rolls, track, oven, garage, garden, card, cards, point, level, levels, call,
    visit, visits, delivery, deposit, insurance, family, business, people, time, year, day, days, evening, weekend, night, price, prices, half day,
    half, full, extra, special, local, clean, new, old, open, order, party of, per hour, hand made, bell, swap, driver, order by, use, units, access,
    rates, daily rate, gas, meet at, course, collected, parcels, tracks, lanes, sizes, rooms cleaned, delivered, finance, power, history, strategy, growth`,
  spanish: `mes, con, más, día, días, noche, casa, cambio, cambios, bono, luna, pie, rosa, hora, horas, media hora, grupo, grupos, persona, personas, precio,
    precios, entrega, entregas, recogida, presupuesto, servicio, visita, cita, previa, grande, pequeño, nuevo, familia, familias, empresa, empresas, gratis, tiempo,
    fin de semana, semana, año, años, color, colores, nivel, mano, punto, piso, horario, plaza, plazas, particulares, por día, salidas, cajas, cartas, cuentas, vehículo, vehículos, conductor, entrada, historia, acceso`,
  french: `mois, petit, petite, moi, place, places, déplacement, rendez-vous, rendez vous, sur rendez-vous, vente, heure, heures, demi-heure, jour, jours, semaine, an, ans, groupe,
    groupes, personne, personnes, prix, livraison, retrait, devis, service, visite, visites, grand, grande, nouveau, famille, familles, entreprise, entreprises, gratuit, temps, week-end, année,
    couleur, couleurs, niveau, main, point, maison, lac, loup, loups, soir, matin, carte, cartes, journée, départ, départs, lettres, parents, missions, postes, prêt, contrat, entretien, gaz, accès, histoire`,
  italian: `con, per, mese, prima, primi, più, cena, giorno, giorni, notte, ora, ore, mezz'ora, gruppo, gruppi, persona, persone, prezzo, prezzi, consegna, ritiro, preventivo,
    servizio, visita, prenotazione, giornata, uscita, grande, piccolo, nuovo, famiglia, famiglie, azienda, aziende, gratis, tempo, fine settimana, settimana, anno, anni, colore, colori,
    livello, mano, punto, casa, posti, misura, carta, carte, pino, famiglia, accesso, storia, strategia, gas, privati`,
  german: `nacht, tausch, groß, größe, gespräch, fahrt, wasch, bestellung, karte, karten, uhr, uhren zeit, kostenlos, anlage, anlagen, gründe, abholung, monat, monate, woche, tag, tage,
    stunde, stunden, gruppe, gruppen, person, personen, preis, preise, lieferung, termin, termine, service, besuch, klein, neu, alt, familie, familien, firma, firmen, zeit, wochenende, jahr,
    jahre, farbe, farben, stufe, hand, punkt, haus, platz, plätze, abend, abends, morgen, geschichte, geschichten, zugang, stück, teile, wetter, falz, strategie, kostenfrei, schalen, tagesmiete`,
  japanese:
    '出張, 体験, 1日, 一日, 半日, 調整, 送迎, 無料, 時間, 予約, 料金, 家族, 少人数, 新作, サイズ, 歴史, 集合, 子ども, 幼児, 設置, 保険, 経営, 入門, 練習, 活動, 技術',
  Korean:
    '출장, 주말, 무료, 시간, 예약, 가격, 하루, 월, 사이즈, 체험, 관리, 배송, 기본, 개인, 단체, 단독, 역사, 집합, 연습, 활동, 기술, 문의, 상담, 반납',
}

/** The keys of words that support no trade. */
export const commonKeys = (language: Language): ReadonlySet<string> =>
  new Set(listed(common[language]).map((phrase) => lookupKey(phrase, language)))
