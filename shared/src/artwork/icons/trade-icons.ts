import { type IconName, iconNames } from './icon-names.ts'

// One row a trade: what stands for it when a service's own words name nothing that can be drawn.
const rows = `
accountant | document, calculator, percent, coins, chart, briefcase
auto-repair | wrench, car, gauge, oil, brake, battery
bakery | bread, cake, cup, gift, calendar
barber-shop | scissors, comb, razor, clippers, person, child
bike-repair | bicycle, wrench, tyre, chain, gauge, brake
book-store | book, books, gift, cup, people, pen
car-detailing | car, bubbles, shine, spray, bucket, sofa
carpentry | saw, ruler, hammer, shelf, door, table
catering | cloche, pot, cutlery, wine, cake, ticket
chess-instructor | pawn, trophy, cap, people, screen, book
coffee-shop | cup, bread, cake, cutlery, bowl
condo-rental-agency | key, building, sofa, document, pin, calendar
dance-lessons | dancer, people, child, note, trophy, person
dentist-office | tooth, shine, child, search, clock, shield
dog-groomer | paw, scissors, bubbles, comb, heart
electrician | bolt, socket, fuses, bulb, search, plug
fitness | dumbbell, runner, person, people, pulse, screen
florist | tulip, plant, rings, van, gift, leaf
general | talk, list, pen, calendar, phone, pin
hair-styling | scissors, hairdryer, comb, rings, child, talk
handyman | hammer, drill, roller, shelf, wrench, door
heating-and-cooling | flame, snowflake, thermometer, air, boiler, wrench
home-construction | hammer, bricks, roof, ruler, house, stairs
house-cleaning | broom, bucket, spray, window, iron, oven
landscaping | spade, tree, plant, mower, shears, stones
law-office | scales, document, talk, briefcase, people, house
medical-clinic | stethoscope, pulse, syringe, pill, child, tube
music-lessons | note, piano, guitar, person, child, microphone
nail-salon | varnish, hand, shine, face, lotus, gift
non-profit-organization | heart, people, box, talk, pin, calendar
nutritionist | apple, leaf, bowl, list, pulse, talk
painter-decorator | roller, paintbrush, house, window, door, ruler
pest-control | shield, search, bug, mouse, wasp, house
photographer | camera, rings, people, person, film, pin
physical-therapist | spine, runner, hand, bone, person, pin
plumber | tap, pipe, drop, boiler, bath, wrench
real-estate-agent | sign, key, house, chart, camera, document
restaurant | cutlery, bowl, wine, pot, fish, cake
spa | lotus, hand, pebbles, face, steam, gift
tailor | thread, shirt, dress, scissors, ruler, iron
technology-consulting | laptop, server, wifi, lock, cloud, phone
therapist | talk, mind, person, people, screen, cloud
tire-shop | tyre, gauge, car, box, wrench, clock
tutor | cap, book, pen, calculator, globe, screen
veterinarian | paw, stethoscope, syringe, tooth, heart, clock
web-design | screen, pen, globe, laptop, chart, server
`

const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name)

const iconsByTrade: ReadonlyMap<string, readonly IconName[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([trade = '', names = '']) => [trade, names.split(', ').filter(isIconName)]),
)

/** The icons that stand for a trade, the plainest first; the general ones for a trade without. */
export const tradeIcons = (trade: string): readonly IconName[] =>
  iconsByTrade.get(trade) ?? iconsByTrade.get('general') ?? []
