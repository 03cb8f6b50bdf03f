import type { KindId } from '@shingle/trades/kind-ids.ts'

/** Parts of the schema that hold businesses: the presets below each, or the named ones where most are something else. */
const whole = /^(?:craft|shop|office|healthcare|education|club)\//
const named = new RegExp(
  `^(?:${[
    'amenity/(?:animal_.*|arts_centre|bank|bar|bbq|bicycle_rental|bicycle_wash|biergarten|boat_rental|boat_storage|bureau_de_change|cafe.*|car_rental|car_wash|casino|childcare|cinema|clinic.*|community_centre.*|conference_centre|crematorium|dentist|dive_centre|doctors.*|dojo|events_venue|exhibition_centre|fast_food.*|funeral_hall|hookah_lounge|ice_cream.*|internet_cafe|karaoke_box|kitchen|library|marketplace|motorcycle_rental|nightclub|nursing_home|pharmacy|photo_booth|place_of_worship.*|planetarium|pub|pub/.*|public_bath|restaurant.*|social_centre|social_facility.*|studio.*|taxi|theatre|toy_library|vehicle_inspection|veterinary)',
    'leisure/(?:amusement_arcade|beach_resort|bowling_alley|dance|disc_golf_course|escape_game|fishing|fitness_centre.*|golf_course|hackerspace|horse_riding|ice_rink|indoor_play|marina|miniature_golf|playground/indoor|resort|sauna|sports_centre.*|summer_camp|trampoline_park|water_park)',
    'tourism/(?:apartment|aquarium|camp_site|caravan_site|chalet|gallery|guest_house|hostel|hotel|motel|museum|trail_riding_station|zoo.*)',
  ].join('|')})$`,
)
const not =
  /lgbtq|erotic|sex|strip|cannabis|love_hotel|vacant|outpost|lottery|gambling|weapons|-US|-PH|_BG|government|diplomatic|quango|political|water_utility|bail_bond|prosecutor|blood_donation|sample_collection|hospital|abortion|self_service|nodata|university|prison|casino|bank$|public_bookcase|shop\/(?:bookmaker|general|psychic|bbq|yes|department_store|mall|wholesale|trade|rental|storage_rental|charity|religion|party|kitchen|gas|fuel|video|e-cigarette|tobacco|alcohol)$|office\/(?:company|research|security|religion|union|foundation|association|charity|energy_supplier|telecommunication|telephone|educational_institution|guide|consulting)$|craft\/(?:handicraft|cleaning|confectionery)$/

/** Whether a preset of the schema is a business that somebody could have a website for. */
export const isBusiness = (id: string): boolean => (whole.test(id) || named.test(id)) && !not.test(id)

// The first that matches decides.
const kindsById: readonly (readonly [RegExp, KindId])[] = [
  [/\/pet|veterinary|animal_|horse_riding/, 'animals'],
  [/childcare|kindergarten|toy_library|indoor_play|playground|summer_camp|baby_goods/, 'children'],
  [/funeral|crematorium|grave/, 'farewell'],
  [
    /^healthcare\/|dentist|doctors|clinic|pharmacy|optician|therapist|nursing|hearing_aids|medical_supply|optometrist/,
    'health-practice',
  ],
  [/amenity\/(?:restaurant|pub|bar$|biergarten|hookah|nightclub|karaoke)/, 'table-service'],
  [
    /fast_food|cafe|ice_cream|shop\/(?:bakery|butcher|deli|farm|wine|pastry|pasta|cheese|chocolate|coffee|confectionery|dairy|greengrocer|seafood|tea|beverages|frozen_food|health_food|honey|nuts|rice|spices)|brewery|distillery|winery/,
    'food-counter',
  ],
  [/^tourism\/(?:apartment|camp|caravan|chalet|guest_house|hostel|hotel|motel)|resort$/, 'lodging'],
  [
    /cleaning|chimney|gardener|groundskeeping|locksmith|moving|laundry|taxi|car_wash|bicycle_wash|key_cutter/,
    'home-call-out',
  ],
  [
    /repair|shoemaker|watchmaker|clockmaker|upholsterer|tyres|vehicle_inspection|agricultural_engines|piano/,
    'repairer',
  ],
  [/events_venue|caterer|photographer|studio|conference_centre|exhibition|shop\/photo$/, 'events'],
  [/^education\/|dojo|leisure\/dance|fitness|driver_training/, 'classes'],
  [/hairdresser|beauty|massage|tattoo|sauna|piercing|public_bath|tanning/, 'beauty'],
  [
    /worship|community_|social_|association|charity|^club\/|theatre|library|arts_centre|ngo|museum|hackerspace|cinema|marketplace|planetarium/,
    'community',
  ],
  [
    /carpenter|carpet_layer|electrician|floorer|glaziery|hvac|insulator|joiner|painter|parquet_layer|plasterer|plumber|roofer|scaffolder|stonemason|tiler|tinsmith|window_construction|metal_construction/,
    'building-trade',
  ],
  [/^craft\/|pottery|shop\/(?:art|frame|tailor|sewing)$|gallery/, 'maker'],
  [
    /^leisure\/|boat_|dive_centre|guide|zoo|aquarium|bicycle_rental|motorcycle_rental|trail_riding|casino/,
    'outdoors',
  ],
  [/^office\/|travel_agency|money_|bank|bureau|internet_cafe/, 'professional-office'],
]

/** The kind of a business by its preset. */
export const kindOfPreset = (id: string): KindId =>
  kindsById.find(([pattern]) => pattern.test(id))?.[1] ?? 'shop'

// The schema tells apart what one owner would call one trade.
const twins: readonly (readonly string[])[] = [
  ['tailor', 'dressmaker'],
  ['accountant', 'tax-advisor', 'tax'],
  ['guest-house', 'apartment', 'chalet'],
  ['shoemaker', 'shoe-repair'],
  ['watchmaker', 'clockmaker'],
  ['carpenter', 'joiner'],
  ['bakery', 'pastry'],
  ['floorer', 'carpet-layer', 'parquet-layer', 'flooring'],
  ['gardener', 'groundskeeping'],
  ['locksmith', 'key-cutter'],
  ['lawyer', 'notary'],
  ['estate-agent', 'property-management'],
  ['glaziery', 'window-construction'],
  ['dancing-school', 'dance'],
  ['laundry', 'dry-cleaning'],
  ['beekeeper', 'honey'],
  ['camp-site', 'caravan-site'],
  ['funeral-directors', 'funeral-hall'],
  ['pub', 'bar', 'biergarten'],
  ['jewelry', 'watches'],
]
const separate =
  /^(?:shop\/(?:hairdresser\/barber|beauty\/nails|clothes\/wedding)|healthcare\/alternative\/.+|amenity\/studio\/.+|tourism\/museum)$/

/** The id of the trade that a preset is: its own, that of the preset above it, or that of its twin. */
export const tradeOfPreset = (id: string): string => {
  const [, above = '', own = ''] = id.split('/')
  const name = (own !== '' && separate.test(id) ? own : above).replaceAll('_', '-')
  return twins.find((names) => names.includes(name))?.[0] ?? name
}
