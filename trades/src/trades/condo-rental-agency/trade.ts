import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'condo-rental-agency',
  kind: 'professional-office',
  otherKind: 'lodging',
  names: {
    english: 'Flats to rent',
    spanish: 'Pisos en alquiler',
    french: 'Appartements à louer',
    italian: 'Appartamenti in affitto',
    german: 'Wohnungsvermietung',
    japanese: '賃貸',
    Korean: '아파트 임대',
  },
  naming: {
    english:
      listed(`letting agent, letting agency, lettings, condo rental, apartment rental, apartment rental agency,
      holiday let management, manage holiday let, holiday rental agency, property management,
      vacation rental management, rental agency, condos`),
    spanish: listed(`alquiler de apartamentos, alquiler de pisos, alquiler vacacional, gestión de alquileres,
      agencia de alquiler`),
    french: listed(`location d’appartements, agence de location, location saisonnière, gestion locative,
      conciergerie airbnb`),
    italian: listed('affitto appartamenti, affitti brevi, gestione affitti, case vacanza'),
    german: listed(
      `hausverwaltung, mietverwaltung, wohnungsverwaltung, ferienwohnungsagentur, ferienwohnungsvermietung`,
    ),
    japanese: listed('賃貸管理, マンション管理, 賃貸仲介, 不動産管理, 民泊代行'),
    Korean: listed('단기 임대, 원룸 임대, 임대 관리, 월세방'),
  },
  things: {
    english: listed(
      `tenant, landlord, rent, apartment, flat, guests, key handover, lease, deposit, inventory, viewing`,
    ),
    spanish: listed('inquilino, propietario, piso, apartamento, contrato, fianza, huéspedes'),
    french: listed('locataire, propriétaire, appartement, bail, caution, clés'),
    italian: listed('inquilino, proprietario, appartamento, contratto, caparra, ospiti'),
    german: listed('mieter, vermieter, wohnung, miete, mietvertrag, kaution, gäste, schlüssel'),
    japanese: listed('入居者, 大家, 物件, 家賃, 契約, 鍵, マンション'),
    Korean: listed('세입자, 임대인, 월세, 보증금, 계약, 원룸, 오피스텔'),
  },
  schemaType: 'RealEstateAgent',
}
