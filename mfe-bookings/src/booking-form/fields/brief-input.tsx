import {
  type BriefName,
  type BriefSection,
  briefField,
  briefNames,
  hasField,
} from '@shootline/shared-api/rules/brief';
import { Grid } from '@shootline/shared-ui';
import { SelectField, YesNoField } from '@shootline/shared-ui/choice-field';
import { TextAreaField, TextField } from '@shootline/shared-ui/form';
import { useBriefField, useFormFacts } from '../brief/form-facts.ts';
import { Revealed } from '../../bookings/revealed.tsx';

function Input({ name }: { name: BriefName }) {
  const { reference } = useFormFacts();
  const props = useBriefField()(name);
  const field = briefField(name);
  if (field.kind === 'choice') return <SelectField {...props} options={reference[field.options]} />;
  if (field.kind === 'yes-no') return <YesNoField {...props} />;
  return field.kind === 'text' ? <TextAreaField {...props} /> : <TextField {...props} />;
}

function BriefInput({ name }: { name: BriefName }) {
  if (!briefField(name).shownWhen) return <Input name={name} />;
  return (
    <Revealed field={name}>
      <Input name={name} />
    </Revealed>
  );
}

const columns = { half: '1fr 1fr', 'two thirds': '1fr 2fr' };

function Row({ name }: { name: BriefName }) {
  const { beside } = briefField(name);
  if (!beside) return <BriefInput name={name} />;
  const [right, part] = beside;
  return (
    <Grid templateColumns={{ base: '1fr', md: columns[part] }} gap="4" alignItems="start">
      <BriefInput name={name} />
      <BriefInput name={right} />
    </Grid>
  );
}

const besideAnother = new Set(briefNames.map((name) => briefField(name).beside?.[0]));
const rankOf = (name: BriefName) => briefField(name).formRank ?? 0;
const rows = briefNames
  .filter((name) => !briefField(name).inputByHand && !besideAnother.has(name))
  .sort((one, other) => rankOf(one) - rankOf(other));

/** The inputs of a section that follow from the table of fields. */
export function BriefInputs({ section }: { section: BriefSection }) {
  const { user } = useFormFacts();
  return rows
    .filter((name) => briefField(name).section === section && hasField(user.role_policy, name))
    .map((name) => <Row key={name} name={name} />);
}
