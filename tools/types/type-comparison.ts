import {
  type Checker,
  type Signature,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';

const isOptional = ({ flags }: Symbol) => (flags & SymbolFlags.Optional) !== 0;
const isObject = ({ flags }: Type) => (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;

/** The arguments of library types that callers give instead of getting them, by their place. */
const inputs: Record<string, number> = { UseMutationResult: 2, UseMutateFunction: 2 };

const deepest = 8;
const longest = 70;

/** The location of a parameter; a component's has no name if it is destructured. */
const placeOf = (at: string, { name }: Symbol) =>
  name === 'props' || name.startsWith('__') ? `${at}props` : `${at}parameter ${name}`;

/**
 * Compares a type in two builds, and names what code written for the earlier one finds changed in the later
 * one. `isAnswer` tells results, where the later type is given and the earlier one expected, from parameters,
 * where it is the other way round.
 */
export class TypeComparison {
  #checker: Checker;
  #seen = new Set<string>();
  /** Whether types of a library were compared by their arguments alone. */
  #isLenient = false;
  #isOwn: (file: string) => boolean;

  /** `isOwn` tells the modules of the two builds from those of libraries, which are the same for both. */
  constructor(checker: Checker, isOwn: (file: string) => boolean) {
    this.#checker = checker;
    this.#isOwn = isOwn;
  }

  differences(was: Type, now: Type, name: string): string[] {
    const calls = this.#callsOf(now, was);
    const found = calls ? this.#ofCalls(...calls, '', true) : this.#fit(now, was, '', true, 0);
    const isMissed = found.length === 0 && !this.#isLenient && !this.#fits(now, was);
    return (isMissed ? [this.#changed(now, was, '', true)] : found).map((one) =>
      `${name}: ${one}`.replace(': .', '.').replaceAll(/\.__@\w+/g, ''),
    );
  }

  #fits = (given: Type, taken: Type) => this.#checker.isTypeAssignableTo(given, taken);

  /** The signatures of two functions that have one each. */
  #callsOf(given: Type, taken: Type): [Signature, Signature] | null {
    const [one, other] = [given, taken].map((type) =>
      isObject(type) ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [],
    );
    const [first, second] = [one?.[0], other?.[0]];
    if (!first || !second || one?.length !== 1 || other?.length !== 1) return null;
    return first.hasRestParameter || second.hasRestParameter ? null : [first, second];
  }

  /** Faults when `given` is called where `taken` is expected. */
  #ofCalls(given: Signature, taken: Signature, at: string, isAnswer: boolean, depth = 0): string[] {
    const [params, expected] = [given.getParameters(), taken.getParameters()];
    const isGeneric = [given, taken].some(({ typeParameters }) => typeParameters?.length);
    const [gone, required] = [
      isAnswer ? 'is gone' : null,
      isAnswer ? 'is required now' : 'is gone',
    ];
    const found = expected.flatMap((one, place) => {
      const param = params[place];
      const there = placeOf(at, param ?? one);
      if (!param) return gone ? [`${there} ${gone}`] : [];
      const [type, typeNow] = [
        this.#checker.getParameterType(taken, place),
        this.#checker.getParameterType(given, place),
      ];
      if (!type || !typeNow) return [];
      if (isGeneric) return this.#ofKeys(type, typeNow, there, !isAnswer) ?? [];
      return this.#fit(type, typeNow, there, !isAnswer, depth + 1);
    });
    const added = params.slice(expected.length).filter((one) => !this.#isOmissible(one));
    const result = this.#checker.getReturnTypeOfSignature(given);
    const awaited = this.#checker.getReturnTypeOfSignature(taken);
    return [
      ...found,
      ...added.map((one) => `${placeOf(at, one)} ${required}`),
      ...(result && awaited && !isGeneric
        ? this.#fit(result, awaited, `${at}result`, isAnswer, depth + 1)
        : []),
    ];
  }

  #isOmissible(param: Symbol): boolean {
    const type = this.#checker.getTypeOfSymbol(param);
    return isOptional(param) || (!!type && this.#fits(this.#checker.getUndefinedType(), type));
  }

  #fit(given: Type, taken: Type, at: string, isAnswer: boolean, depth: number): string[] {
    const pair = `${given.id} ${taken.id} ${isAnswer}`;
    if (given.id === taken.id || this.#seen.has(pair)) return [];
    this.#seen.add(pair);
    if (this.#fits(given, taken)) return isAnswer ? [] : this.#lost(given, taken, at);
    const inner = depth < deepest ? this.#inside(given, taken, at, isAnswer, depth) : null;
    return inner ?? [this.#changed(given, taken, at, isAnswer)];
  }

  /** The reasons why a type does not fit, from its parts; null if they give none. */
  #inside(given: Type, taken: Type, at: string, isAnswer: boolean, depth: number): string[] | null {
    const parts = [given, taken].map((type) => this.#checker.getNonNullableType(type) ?? type);
    const [bare = given, expected = taken] = parts;
    const isNullable = [this.#checker.getUndefinedType(), this.#checker.getNullType()].some(
      (nothing) => this.#fits(nothing, given) && !this.#fits(nothing, taken),
    );
    if (isNullable) return null;
    const libraryArguments =
      this.#libraryArguments(given, taken) ?? this.#libraryArguments(bare, expected);
    if (libraryArguments) {
      this.#isLenient = true;
      return libraryArguments.flatMap(([one, other], place) => {
        const isInput = inputs[given.getAliasSymbol()?.name ?? ''] === place;
        return isInput
          ? this.#fit(other, one, `${at}: input`, !isAnswer, depth + 1)
          : this.#fit(one, other, at, isAnswer, depth + 1);
      });
    }
    // More values in an answer are an addition, as in the API's contract.
    if (isAnswer && this.#areTexts(bare, expected) && this.#fits(expected, bare)) return [];
    if (!isObject(bare) || !isObject(expected)) return null;
    const calls = this.#callsOf(bare, expected);
    const found = calls
      ? this.#ofCalls(...calls, at === '' ? '' : `${at}: `, isAnswer, depth)
      : this.#ofKeys(bare, expected, at, isAnswer, depth);
    return found && (found.length > 0 || this.#isLenient) ? found : null;
  }

  #areTexts = (...types: Type[]) =>
    types.every((type) =>
      (type.isUnionType() ? type.getTypes() : [type]).every((one) => one.isStringLiteralType()),
    );

  /** The arguments of two references to one generic type, which is the same in both builds. */
  #libraryArguments(given: Type, taken: Type): [Type, Type][] | null {
    const alias = given.getAliasSymbol();
    if (alias && alias.id === taken.getAliasSymbol()?.id) {
      return this.#pairs(given.getAliasTypeArguments(), taken.getAliasTypeArguments());
    }
    if (!given.isTypeReference() || !taken.isTypeReference()) return null;
    if (given.getTarget().id !== taken.getTarget().id) return null;
    const argumentsOf = (type: TypeReference) => this.#checker.getTypeArguments(type);
    return this.#pairs(argumentsOf(given), argumentsOf(taken));
  }

  #pairs = (given: readonly Type[], taken: readonly Type[]): [Type, Type][] =>
    given.flatMap((one, place): [Type, Type][] => {
      const other = taken[place];
      return other ? [[one, other]] : [];
    });

  /**
   * Whether a library decides what its users give and get by a property: functions both take and answer the
   * data of a query, which would otherwise not even fit with an added field.
   */
  #isOfLibrary({ declarations }: Symbol, type: Type): boolean {
    if (declarations.length === 0 || declarations.some(({ path }) => this.#isOwn(path)))
      return false;
    return (
      !isObject(type) || this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0
    );
  }

  #properties(type: Type): Map<string, Symbol> {
    return new Map(this.#checker.getPropertiesOfType(type).map((one) => [one.name, one]));
  }

  /** Compares two objects by their properties, without `depth` only by their names. */
  #ofKeys(given: Type, taken: Type, at: string, isAnswer: boolean, depth?: number) {
    if (!isObject(given) || !isObject(taken)) return null;
    const there = this.#properties(given);
    const found = [...this.#properties(taken)].flatMap(([key, expected]): string[] => {
      const place = `${at}.${key}`;
      const property = there.get(key);
      if (isOptional(expected)) {
        if (!property) return [];
      } else if (!property) return [`${place} is ${isAnswer ? 'gone' : 'required now'}`];
      else if (isOptional(property)) {
        return [`${place} is ${isAnswer ? 'optional' : 'required'} now`];
      }
      if (depth === undefined) return [];
      const [type, wanted] = this.#checker.getTypeOfSymbol([property, expected]);
      if (type && this.#isOfLibrary(property, type)) {
        this.#isLenient = true;
        return [];
      }
      return type && wanted ? this.#fit(type, wanted, place, isAnswer, depth + 1) : [];
    });
    return [...found, ...(isAnswer ? [] : this.#lost(given, taken, at))];
  }

  /** Properties that callers give, and that nobody reads any more. */
  #lost(given: Type, taken: Type, at: string): string[] {
    if (!isObject(given) || !isObject(taken)) return [];
    if (this.#checker.getIndexInfosOfType(taken).length > 0) return [];
    const read = this.#properties(taken);
    const unread = [...this.#properties(given).keys()].filter((key) => !read.has(key));
    return unread.map((key) => `${at}.${key} is gone`);
  }

  #changed(given: Type, taken: Type, at: string, isAnswer: boolean): string {
    const [now, was] = (isAnswer ? [given, taken] : [taken, given]).map((type) => {
      const text = this.#checker.typeToString(type).replaceAll(/import\([^)]*\)\./g, '');
      return text.length > longest ? `${text.slice(0, longest)}…` : text;
    });
    if (now === was) return `${at || 'it'} has another type`;
    return `${at || 'it'} is ${now}, was ${was}`;
  }
}
