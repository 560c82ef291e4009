import { linesOf } from './table.ts';

/** A kind of shoot; {person}, {other}, {place}, {n}, {season} and {year} are filled in. */
export type Brief = {
  titles: readonly string[];
  videoType: string;
  videoTypeDetails?: string;
  intervieweeType: string;
  intervieweeTypeDetails?: string;
  presenters: string;
  layout: string;
  capture: string;
  /** Usual hours. */
  hours: readonly [min: number, max: number];
};

/** A choice, and the details of some in brackets. */
function choiceOf(cell: string): [choice: string, details: string | undefined] {
  const [, choice = '', details] = /^(\w+)(?: \((.+)\))?$/.exec(cell) ?? [];
  return [choice, details];
}

/**
 * Paragraphs of four lines: video, interviewee, usual hours and titles; presenters; layout; capture.
 */
const briefsIn = (text: string): Brief[] =>
  text.split('\n\n').map((paragraph) => {
    const [first = '', presenters = '', layout = '', capture = ''] = linesOf(paragraph);
    const [video = '', interviewee = '', min, max, ...titles] = first.split(' | ');
    const [videoType, videoTypeDetails] = choiceOf(video);
    const [intervieweeType, intervieweeTypeDetails] = choiceOf(interviewee);
    return {
      titles,
      videoType,
      ...(videoTypeDetails && { videoTypeDetails }),
      intervieweeType,
      ...(intervieweeTypeDetails && { intervieweeTypeDetails }),
      presenters,
      layout,
      capture,
      hours: [Number(min), Number(max)],
    };
  });

const byIndustry: Record<string, readonly Brief[]> = {
  food: briefsIn(`
product | presenter | 6 | 10 | {season} menu launch, {place} | {season} range tasting with chef {person} | Recipe series {n}: {season} dinners
Chef {person} cooks and explains, {other} assists off camera.
Test kitchen with an island bench. White overhead panels can be dimmed; one window to the east.
Four dishes from raw ingredients to plate, overhead and close. A welcome line and a closing line to camera.

interview | customer | 8 | 12 | Meet the grower: {person} | From paddock to shelf, episode {n} | Supplier story: {person}
{person}, grower, interviewed by {other} from our sourcing team.
Outdoors in the morning, packing shed in the afternoon. Power in the shed only.
Interview of 15 minutes, hands at work, the landscape at first light, one tracking shot along the rows.

event | executive | 4 | 6 | Store opening, {place} | New concept store in {place} | Ribbon cutting {place}
{person}, managing director, speaks for five minutes at 10 am.
Shop floor with bright retail light, music can be switched off for the interviews.
The queue before opening, the speech in full, first customers, three short vox pops, food counters.

training | staff | 5 | 8 | Food safety training, module {n} | Allergen handling for store teams | Cold chain induction {year}
{person} (quality) demonstrates, {other} reads the questions.
Back-of-house kitchen, stainless steel everywhere: mind reflections. Fridge hum in one corner.
Six steps as separate takes with a pause before and after each, plus inserts of labels and thermometers.

social | none | 6 | 9 | Behind the {season} campaign | Social cut-downs: {season} picnic | {season} hampers, vertical edits
No speakers. Two hand models, booked by us.
Daylight studio, white cyclorama and a wooden table top.
Twelve short set-ups of ten seconds, each with a clean start and end for looping.
`),
  health: briefsIn(`
testimonial | customer | 4 | 6 | Patient story: {person} | Living with diabetes: {person} | Going home: a recovery story, part {n}
{person} (consent signed) and nurse unit manager {other}.
Family room with soft chairs and a window to the garden. Quiet after 10 am.
A calm conversation of 20 minutes, walking shots in the corridor, hands, details of the room. No other patients in frame.

training | staff | 5 | 8 | Hand hygiene refresher {year} | Safe patient transfer, module {n} | Clinical handover training
{person}, clinical educator, with two ward nurses.
Simulation ward with two beds. Ceiling light is cool white, blinds close fully.
Each step twice: wide and close. Name badges covered. Clean audio for later narration.

interview | executive | 4 | 5 | Dr {person} on the new {place} clinic | Research spotlight: {person} | Five questions for Dr {person}
Dr {person}, interviewed off camera by {other}.
Consulting room, 4 by 5 metres, one desk lamp. Bring a small light.
Interview on two cameras and a few minutes of b-roll in the laboratory.

event | executive | 4 | 7 | {place} wing opening ceremony | Volunteer awards {year} | Nursing graduation {year}
Minister and {person}, chief executive, order of speakers to follow.
Foyer with a glass roof; a lectern with a feed from the house sound desk.
All speeches in full, the unveiling, guests arriving, group portrait at the end.
`),
  construction: briefsIn(`
corporate | staff | 6 | 10 | {place} tower: progress film {n} | Topping out, {place} | Site progress {place}, {season} {year}
Site manager {person} walks us through, {other} from safety goes along.
Open site on three levels, daylight only. Hard hat, boots and vest; induction at the gate.
Crane lifts, concrete pour if it happens, wide views from the hoist, a piece to camera on level 12.

training | staff | 5 | 9 | Working at heights induction | Safety induction module {n} | Take five: hazards on the {place} site
{person} (safety lead) presents, two riggers demonstrate.
Training yard behind the site office, covered, quiet before 9 am.
Harness checks, anchor points, wrong and right side by side. Speak slowly, subtitles follow.

interview | staff | 4 | 7 | Apprentice stories: {person} | Women in trades, {person} | My first year on site: {person}
{person}, second-year apprentice, and supervisor {other}.
Site shed for the interview, workshop for the rest. Generator can be switched off.
Interview, tools and hands, a walk through the workshop, lunch with the crew.

b_roll | none | 4 | 8 | Handover of {place} community centre | Display home walk-through, {place} | Completed: {place} interchange
Nobody speaks.
Finished interior, all lights on a scene controller, best between 3 and 5 pm.
Slow slider moves through every room, details of joinery, exterior at dusk.
`),
  retail: briefsIn(`
product | none | 7 | 10 | {season} collection: living room | {season} lookbook film {year} | New arrivals, part {n}: ceramics
No speakers; stylist {person} is on set all day.
Converted warehouse with north light, three built room sets, blackout possible.
Eighteen products, each with one wide, one detail and one in use. Colours must match the swatches.

training | staff | 4 | 5 | Flagship {place}: visual merchandising guide | Point of sale training {n} | How we pack: click and collect
{person}, store manager, shows; {other} is the customer.
Shop floor before opening hours, 7 to 10 am. Warm spotlights, no daylight.
The counter from both sides, screens as inserts, each task in one take.

interview | other (Independent designer who works with us) | 5 | 8 | Designer talk with {person} | The makers: {person} | In the studio with {person} and {other}
{person} at the potter’s wheel, {other} asks.
Small studio with shelves on all sides, one large window, dust in the air.
Work at the wheel, glazing, kiln opening, and an interview of 10 minutes.

testimonial | customer | 6 | 9 | Customer homes: {person} | A weekend makeover in {place} | Real rooms, episode {n}
{person} and family at home.
Family house, two floors, lived in. Daylight from the back garden.
Before and after, arrival of the delivery, reactions, one interview on the sofa.
`),
  education: briefsIn(`
event | presenter | 4 | 5 | Lecture capture: marine ecology {n} | Guest lecture by Prof. {person} | Public lecture {season} {year}
Prof. {person}; introduction by {other}.
Lecture hall with 220 seats, projector left, sound feed at the desk.
The whole lecture on two cameras, slides are given as a file, questions with a hand microphone.

training | presenter | 6 | 9 | Online course: statistics, unit {n} | Nursing skills lab, unit {n} | Teaching with video: a course for tutors
{person}, course coordinator, reads from a teleprompter.
Green room of the library, treated for sound, fixed three-point light.
Eight scripts of three minutes. Please leave headroom on the right for graphics.

social | customer | 4 | 7 | Why I chose {place}: student voices | Graduate story: {person} | Open day teaser {year}
{person}, {other} and four more students.
Campus lawn and the atrium, depends on the weather.
Short answers to three questions, campus life, laughter, a drone is not permitted.

corporate | executive | 4 | 4 | Vice-chancellor’s welcome {year} | Strategic plan {year}: {person} | Message to new staff
{person}, vice-chancellor.
Office on the top floor with a view of the harbour, strong backlight after noon.
One message of four minutes, two versions, and cutaways in the building.
`),
  finance: briefsIn(`
corporate | executive | 4 | 6 | Quarterly outlook with {person} | Half-year results {year} | Market briefing {n}: {person}
{person}, chief executive, and {other}, chief financial officer.
Boardroom on the 31st floor, glass on two sides, blinds work. Table stays.
Two statements and a conversation of 12 minutes. Embargo until 9 am the next day.

interview | executive | 4 | 5 | Partner interview: {person} | Five minutes on employment law | Explainer: the new code, part {n}
{person}, partner. Questions from {other}, off camera.
Library with dark shelves, table lamps, low ceiling.
Five answers of two minutes, tight and wide, and a pull-focus along the shelves.

social | staff | 6 | 8 | Summer internship film {year} | Early careers: meet {person} | A day with {person}, graduate analyst
{person} and {other}, both first-year graduates.
Open-plan floor, coffee bar and roof terrace. Screens have to be switched off.
Follow {person} from the morning coffee to the last meeting, lively and light.

event | presenter | 6 | 10 | Client forum {season} {year} | Investor day {year}, {place} | Panel: the next ten years
Panel of four, moderated by {person}. Names come with the run sheet.
Hotel ballroom with stage light, 180 guests, sound desk at the back.
The panel in full, audience reactions, sponsor boards, three interviews in the break.
`),
  logistics: briefsIn(`
corporate | staff | 6 | 10 | Terminal tour, {place} | Night shift at the {place} depot | Inside the sorting centre, part {n}
Operations manager {person} leads, {other} explains the machines.
Hall of 200 by 80 metres, sodium lamps, loud. Radio microphones with good isolation.
The flow from gate to shelf, forklifts, scanners, a wide view from the gantry.

training | staff | 5 | 9 | Track safety briefing {year} | Forklift licence, module {n} | Dangerous goods: what to check
{person}, instructor, with two trainees.
Training yard, outdoors with a roof, boots and vests are given out.
Eleven steps, each as one take; signs and labels as inserts.

testimonial | customer | 4 | 7 | Customer story: {person} | On time: how {person} ships to six countries | Case study {n}, {place}
{person}, customer, and account lead {other}.
The customer’s showroom, mixed daylight and spots.
Interview of 15 minutes, product on the line, loading of one truck.

event | executive | 4 | 6 | New fleet arrives | Electric vans: launch in {place} | Rolling stock handover {year}
{person}, managing director, and a guest from the city.
Forecourt, outdoors, a stage with its own sound.
Speeches, key handover, first departure from two sides, details of the vehicles.
`),
  technology: briefsIn(`
product | executive | 6 | 9 | Product launch: release {n} | Launch film with {person} | What’s new in {season} {year}
{person}, head of product, to camera with a teleprompter.
Small studio in the office, grey backdrop, three lights are there.
Script of four pages, close-ups of the device, screens are recorded by us.

interview | staff | 4 | 6 | Developer talk: {person} | Engineering stories {n} | How we test: {person} and {other}
{person} and {other}, both engineers.
Lab with server racks (noise!), meeting room next door for the interview.
A conversation, whiteboard drawing, details of the hardware bench.

event | presenter | 8 | 12 | Customer conference {place}, day {n} | Hackathon {season} {year} | Partner summit {place}
Keynote by {person}, demos by three teams.
Conference centre, stage with LED wall, feed from the mixer.
Keynote in full, booth life, six vox pops, a closing shot from the balcony.

training | presenter | 4 | 6 | Admin training {n}: roles and rights | Support onboarding, week {n} | Help centre videos, batch {n}
{person} from customer education.
Quiet office, plain wall, softbox on site.
Ten short introductions to camera; the screens follow in the edit.
`),
  hospitality: briefsIn(`
b_roll | none | 8 | 10 | Rooms and suites, {place} | Rooftop bar reopening, {place} | {season} at the {place} house
No speakers. General manager {person} opens the doors.
Three room types, lobby, pool. Rooms are free from 11 am; dim warm light.
Slow moves through the rooms, breakfast on the terrace, pool at golden hour, the bar at night.

training | staff | 5 | 7 | Front desk training {n} | The perfect check-in | Housekeeping standards, module {n}
{person}, training manager, and two colleagues as guests.
Real reception desk between 1 and 4 pm, lobby music can be turned off.
Three short scenes, right and wrong, each from both sides of the desk.

interview | staff | 5 | 8 | Chef’s table with {person} | Bar stories: {person} | In the kitchen with {person}
{person}, executive chef.
Open kitchen with pass, heat lamps, steam. Fans can go down for the interview.
Prep, plating, flames, and a short interview at the pass.

event | customer | 6 | 10 | Wedding showcase {season} | Conference wing launch, {place} | Gala dinner {year}
Host {person}; a couple and a planner answer two questions each.
Ballroom, chandeliers, coloured wash on the walls, band on a small stage.
Set-up as time lapse, arrival of the guests, speeches, first dance, details of the tables.
`),
};

/** Shoots that every kind of business books. */
const corporate = briefsIn(`
corporate | executive | 4 | 5 | Town hall {season} {year} | All hands, {place} | Leadership update with {person}
{person} speaks, {other} moderates the questions.
Large meeting room, projector off, ceiling panels at half. 120 chairs.
Everything from start to end on two cameras, sound from the room microphones as a backup.

testimonial | staff | 5 | 8 | Careers film: people of {place} | Why I work here: {person} | Employee story {n}: {person}
{person}, {other} and two more colleagues.
Office with daylight, a quiet corner is kept free.
Four interviews of ten minutes and everyday scenes in the team.

event | other (Guests, picked on the day) | 4 | 6 | Reconciliation week event | Charity run {year} | Volunteer thank-you day {year}
Short welcome by {person}.
Outdoor area with a marquee; power at the building.
Mood and faces, the welcome, a group picture, no interviews with children.

other (Oral history for our archive, not for publication) | other (Retired colleagues) | 5 | 9 | Time capsule film | Anniversary film, chapter {n} | Archive interviews: {person}
{person}, who started with us thirty years ago, and {other}.
Living room set in the old reception, curtains, two armchairs.
Long, quiet conversations on two cameras; photographs and objects as inserts.
`);

/** The subjects that a client of an industry films: twice its own, once those of every business. */
export function briefsOf(industry: string): readonly Brief[] {
  const own = byIndustry[industry] ?? [];
  return [...own, ...own, ...corporate];
}
