import { linesOf } from './table.ts';

export type Voice = 'client' | 'staff' | 'videographer';
export type Conversation = {
  /** When it takes place: any time, once somebody is assigned, or after the shoot. */
  phase: 'planning' | 'assigned' | 'done';
  lines: readonly (readonly [Voice, string])[];
};

/** Paragraphs: the phase, and what is said by whom. */
const conversationsIn = (text: string): Conversation[] =>
  text.split('\n\n').map((paragraph) => {
    const [phase, ...lines] = linesOf(paragraph);
    return {
      phase: phase as Conversation['phase'],
      lines: lines.map((line) => {
        const [, voice, said = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
        return [voice as Voice, said];
      }),
    };
  });

export const projectConversations = conversationsIn(`
planning
client: Hi, could we still add half an hour at the end for two short vox pops?
staff: Thanks for asking early. It fits if the room is free until then, can you check?
client: Checked, the room is ours until the evening.

planning
staff: Thanks for the brief. Is there a lift from the loading dock to the floor?
client: Yes, a goods lift. Reception has the key, I told them you might ask for it.

planning
client: The script is still with legal, you will get it three days before at the latest.

planning
client: Is the price estimate including travel? The location is a bit out of town.
staff: It includes the loading for locations outside the city, nothing else comes on top.
client: Perfect, thank you.

assigned
staff: {operator} is confirmed for your shoot and knows the location from last year.
client: Great to hear! {contact} will meet you at the entrance.
videographer: Thanks. I will bring two cameras and a small light kit. Is there a green room for make-up?
client: There is a meeting room next door that you can use all day.

assigned
videographer: Quick question about sound: is there a feed from the house desk or do I bring recorders?
client: There is an XLR out at the desk, the technician is called {contact}.
videographer: Good, I will bring a recorder as a backup anyway.

assigned
client: Attached is the run sheet. The order of speakers changed slightly.
videographer: Got it, thank you. I will be there 45 minutes earlier to set up.

assigned
videographer: Parking: my van is 2.1 m high. Does it fit the basement?
client: Just about, the limit is 2.2 m. Otherwise there is a bay in the lane, I will keep it free.

done
videographer: All wrapped, thanks for having me. Footage goes up tonight, about 180 GB.
client: It was a pleasure, everybody was so relaxed. Looking forward to it.
staff: Footage is complete and checked, editing can start.

done
client: Could you check whether the second interview was recorded with both microphones?
videographer: It was. The lavalier is on track one and the boom on track two.
client: Found it, thank you.

done
videographer: The upload stopped at 60 % over night, I have restarted it.
staff: Thanks for the note, I moved the edit by a day.
videographer: Complete now.
`);

export const internalConversations = conversationsIn(`
planning
staff: Please check the purchase order before approving, they changed their process this year.
staff: Done, a number arrives after the shoot.

planning
staff: Same location as their last shoot: low ceiling and a loud ventilation. Mention it in the offer.

planning
staff: Two of our regulars are away that week. If nobody takes it by tomorrow I will call around.
staff: I asked in the next city, one would travel.
staff: Good, then let us wait for the answer.

assigned
staff: Moved the rate to the agreed one for the series.
staff: Thanks, the quote is adjusted as well.

assigned
staff: {operator} asked for the call sheet a day earlier because of an early flight.

done
staff: Ran 40 minutes over, but within the booked hours because of the early start. No extra charge.
staff: Noted on the invoice.

done
staff: Client was very happy with {operator}. Keep the pair for the next part.
`);
